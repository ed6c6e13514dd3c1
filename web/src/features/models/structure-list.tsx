import { classes, VisuallyHidden } from '#ui'
import { Eye, EyeOff, Focus, Layers2 } from 'lucide-react'
import type { Looking } from './use-look.ts'
import type { Part, Seen } from './stage/stage.ts'
import styles from './structure-list.module.css'

const next: Readonly<Record<Seen, Seen>> = { shown: 'faint', faint: 'hidden', hidden: 'shown' }
const words: Readonly<Record<Seen, string>> = { shown: '显示', faint: '半透明', hidden: '隐藏' }
const signs = { shown: Eye, faint: Layers2, hidden: EyeOff }

const Row = ({ part, looking }: { part: Part; looking: Looking }) => {
  const seen = looking.look.seen[part.id] ?? 'shown'
  const Sign = signs[seen]
  return (
    <li
      className={classes(styles.row, seen === 'hidden' && styles.hidden)}
      onPointerEnter={() => looking.mark(part.id)}
      onPointerLeave={() => looking.mark(undefined)}
    >
      <button
        type="button"
        className={styles.part}
        onClick={() => looking.see(part.id, next[seen])}
        onFocus={() => looking.mark(part.id)}
        onBlur={() => looking.mark(undefined)}
      >
        <Sign size={16} aria-hidden className={styles.sign} />
        <span className={styles.names}>
          <span>{part.name}</span>
          {part.english && (
            <span className={styles.english} lang="en">
              {part.english}
            </span>
          )}
        </span>
        <span className={styles.state}>
          {words[seen]}
          <VisuallyHidden>，点按改为{words[next[seen]]}</VisuallyHidden>
        </span>
      </button>
      <button
        type="button"
        className={styles.only}
        aria-label={`只看${part.name}`}
        title="只看它"
        onClick={() => looking.isolate(part.id)}
      >
        <Focus size={16} aria-hidden />
      </button>
    </li>
  )
}

/** The structures of a model by their headings: each shown, translucent or hidden, or looked at alone. */
export const StructureList = ({ looking }: { looking: Looking }) => {
  const groups = [...new Set(looking.parts.map(({ group }) => group))]
  return (
    <div className={styles.panel}>
      <div className={styles.all}>
        <button type="button" onClick={() => looking.seeAll('shown')}>
          全部显示
        </button>
        <button type="button" onClick={() => looking.seeAll('faint')}>
          全部半透明
        </button>
      </div>
      <div className={styles.groups}>
        {groups.map((group) => {
          const parts = looking.parts.filter((part) => part.group === group)
          const all = parts.every(({ id }) => looking.look.seen[id] === 'faint')
          return (
            <section key={group} aria-label={group}>
              <div className={styles.head}>
                <h3>{group}</h3>
                <button
                  type="button"
                  aria-label={`${group}${all ? '恢复显示' : '改为半透明'}`}
                  onClick={() => {
                    for (const { id } of parts) looking.see(id, all ? 'shown' : 'faint')
                  }}
                >
                  {all ? '恢复' : '半透明'}
                </button>
              </div>
              <ul>
                {parts.map((part) => (
                  <Row key={part.id} part={part} looking={looking} />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </div>
  )
}
