import { Button, momentOf } from '#ui'
import { TriangleAlert } from 'lucide-react'
import look from './case-editor.module.css'
import { sectionOf } from './sections.ts'
import type { Newer } from './use-draft.ts'

/** Somebody else saved the same case: what both changed is named, and one decides. Neither is lost until then. */
export const NewerBand = ({
  newer,
  both,
  onSettle,
}: {
  newer: Newer
  both: readonly string[]
  onSettle: (mine: boolean) => void
}) => {
  const names = [...new Set(both.map((member) => sectionOf(member).name))]
  return (
    <section className={look.newer} role="alert">
      <TriangleAlert size={18} aria-hidden />
      <div>
        <p>
          <strong>
            {newer.Line.EditorName || '其他人'}在 {momentOf(newer.Line.EditedAt)} 修改了这个病例。
          </strong>
        </p>
        <p>
          {names.length === 0
            ? '您和对方改的是不同的内容，可以合并。'
            : `“${names.join('”“')}”双方都有改动，合并后以您的为准。`}
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
}
