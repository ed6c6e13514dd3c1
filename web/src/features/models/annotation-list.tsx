import { classes } from '#ui'
import type { Annotation } from '@xinglin/contract/models'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './annotation-list.module.css'

/** The points of a model in their order; the chosen one is explained. Choosing it again leads back. */
export const AnnotationList = ({
  annotations,
  chosen,
  onChoose,
}: {
  annotations: readonly Annotation[]
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
}) => {
  const list = useRef<HTMLOListElement>(null)
  const at = annotations.findIndex(({ Id }) => Id === chosen)
  useEffect(() => {
    const [box, item] = [list.current, list.current?.children[at]]
    if (!box || !(item instanceof HTMLElement)) return
    // Within the list alone: the page stays where it is.
    const [top, bottom] = [item.offsetTop, item.offsetTop + item.offsetHeight]
    if (top < box.scrollTop) box.scrollTop = top
    else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight
  }, [at])
  if (annotations.length === 0) return <p className={styles.none}>这个模型还没有标注。</p>
  const step = (by: number) => {
    const from = at < 0 ? (by > 0 ? -1 : 0) : at
    onChoose(annotations[(from + by + annotations.length) % annotations.length]?.Id)
  }
  return (
    <div className={styles.panel}>
      <ol ref={list} className={styles.list}>
        {annotations.map(({ Id, Name, English, Text }, index) => {
          const open = Id === chosen
          return (
            <li key={Id} className={classes(styles.item, open && styles.open)}>
              <button
                type="button"
                className={styles.head}
                aria-expanded={open}
                onClick={() => onChoose(open ? undefined : Id)}
              >
                <span className={styles.number}>{index + 1}</span>
                <span className={styles.names}>
                  <span className={styles.name}>{Name}</span>
                  {English && (
                    <span className={styles.english} lang="en">
                      {English}
                    </span>
                  )}
                </span>
              </button>
              {open && <p className={styles.text}>{Text || '暂无说明。'}</p>}
            </li>
          )
        })}
      </ol>
      <div className={styles.steps}>
        <button type="button" onClick={() => step(-1)}>
          <ChevronLeft size={16} aria-hidden />
          上一个
        </button>
        <span aria-live="polite">
          {at < 0 ? `共 ${annotations.length} 处` : `${at + 1} / ${annotations.length}`}
        </span>
        <button type="button" onClick={() => step(1)}>
          下一个
          <ChevronRight size={16} aria-hidden />
        </button>
      </div>
    </div>
  )
}
