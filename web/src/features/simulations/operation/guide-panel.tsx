import { Button } from '#ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import styles from './guide-panel.module.css'
import type { Guide } from './use-guide.ts'

const rows = [
  ['do', '怎样做'],
  ['why', '为什么'],
  ['danger', '不做的危险'],
] as const

/** A step explained: what to do, why, what happens where it is left out; and all steps to choose from. */
export const GuidePanel = ({ guide: { rail, index, guidance, choose } }: { guide: Guide }) => {
  const step = rail[index]
  if (!step) return null
  return (
    <section className={styles.guide} aria-labelledby="guide">
      <header>
        <h2 id="guide">引导</h2>
        <span className={styles.count}>
          第 {index + 1} / {rail.length} 步 · {step.phase}
        </span>
        <Button
          size="small"
          aria-label="上一步的说明"
          icon={<ChevronLeft size={15} aria-hidden />}
          disabled={index === 0}
          onClick={() => choose(index - 1)}
        />
        <Button
          size="small"
          aria-label="下一步的说明"
          icon={<ChevronRight size={15} aria-hidden />}
          disabled={index === rail.length - 1}
          onClick={() => choose(index + 1)}
        />
      </header>
      <div aria-live="polite">
        <h3>
          {step.zh}
          {step.sometimes && <small>（视情况）</small>}
          {step.done && <small>（已做）</small>}
        </h3>
        {guidance && (
          <dl>
            {rows.map(([name, zh]) => (
              <div key={name} data-kind={name}>
                <dt>{zh}</dt>
                <dd>{guidance[name]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <details>
        <summary>全部步骤</summary>
        <ol>
          {rail.map(({ id, zh, done }, at) => (
            <li key={id}>
              <button
                type="button"
                {...(at === index && { 'aria-current': 'step' as const })}
                onClick={() => choose(at)}
              >
                {zh}
                {done && '（已做）'}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
