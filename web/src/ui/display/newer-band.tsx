import { TriangleAlert } from 'lucide-react'
import { Button } from '../controls/button.tsx'
import { momentOf } from './moments.ts'
import styles from './newer-band.module.css'

/** Somebody else saved the same thing: what both changed is named, and one decides. Neither is lost until then. */
export const NewerBand = ({
  who,
  at,
  what,
  both,
  onSettle,
}: {
  /** Who saved, where that is known. */
  who: string
  at: string
  /** 这个病例, 这门课程. */
  what: string
  /** What both changed, by its names. */
  both: readonly string[]
  onSettle: (mine: boolean) => void
}) => (
  <section className={styles.newer} role="alert">
    <TriangleAlert size={18} aria-hidden />
    <div>
      <p>
        <strong>
          {who || '其他人'}
          {at && `在 ${momentOf(at)} `}修改了{what}。
        </strong>
      </p>
      <p>
        {both.length === 0
          ? '您和对方改的是不同的内容，可以合并。'
          : `“${both.join('”“')}”双方都有改动，合并后以您的为准。`}
      </p>
    </div>
    <span>
      <Button kind="primary" size="small" onClick={() => onSettle(true)}>
        合并并保存我的修改
      </Button>
      <Button size="small" onClick={() => onSettle(false)}>
        放弃我的修改
      </Button>
    </span>
  </section>
)
