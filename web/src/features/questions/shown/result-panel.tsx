import { Button, Checkbox, classes } from '#ui'
import type { PracticeResult } from '@xinglin/contract/questions'
import { CircleCheck, CircleDot, CircleX } from 'lucide-react'
import { useState } from 'react'
import { Formatted } from './formatted.tsx'
import styles from './question.module.css'

const verdicts = {
  right: { Icon: CircleCheck, word: '回答正确', tone: 'good' },
  partly: { Icon: CircleDot, word: '部分正确', tone: 'half' },
  wrong: { Icon: CircleX, word: '回答错误', tone: 'bad' },
  unanswered: { Icon: CircleX, word: '未作答', tone: 'bad' },
  unmarked: { Icon: CircleDot, word: '待自评', tone: 'half' },
} as const

const points = (tenths: number): string => String(tenths / 10)

/** Marks what one wrote oneself by the rubric. */
const OwnMark = ({
  result,
  onMark,
}: {
  result: PracticeResult
  onMark: (met: string[]) => void
}) => {
  const [met, setMet] = useState<readonly string[]>([])
  return (
    <fieldset className={styles.rubric}>
      <legend>对照参考答案，勾选你答到的要点</legend>
      {result.Rubric.map(({ Id, Text, Tenths }) => (
        <Checkbox
          key={Id}
          checked={met.includes(Id)}
          onChange={({ target }) =>
            setMet(target.checked ? [...met, Id] : met.filter((one) => one !== Id))
          }
        >
          {Text}（{points(Tenths)}分）
        </Checkbox>
      ))}
      <Button kind="primary" onClick={() => onMark([...met])}>
        完成自评
      </Button>
    </fieldset>
  )
}

/** What became of an answer, and why: told once it was handed in. */
export const ResultPanel = ({
  result,
  isKey = false,
  onMark,
}: {
  result: PracticeResult
  /** Nobody answered: the key alone is shown. */
  isKey?: boolean
  /** Absent where nothing is marked any more. */
  onMark?: ((met: string[]) => void) | undefined
}) => {
  const { Icon, word, tone } = verdicts[result.State]
  return (
    <div className={styles.result}>
      {!isKey && (
        <output className={classes(styles.verdict, styles[tone])}>
          <Icon size={18} aria-hidden />
          {word}
          {result.Tenths !== null && result.MostTenths > 10 && (
            <span className={styles.points}>
              得 {points(result.Tenths)} / {points(result.MostTenths)} 分
            </span>
          )}
        </output>
      )}
      {result.Blanks.length > 0 && (
        <p>
          <b>参考答案：</b>
          {result.Blanks.map((one, at) => `（${at + 1}）${one}`).join('；')}
        </p>
      )}
      {result.Reference !== '' && (
        <section>
          <h3 className={styles.head}>参考答案</h3>
          <Formatted html={result.Reference} />
        </section>
      )}
      {isKey && result.Rubric.length > 0 && (
        <ul>
          {result.Rubric.map(({ Id, Text, Tenths }) => (
            <li key={Id}>
              {Text}（{points(Tenths)}分）
            </li>
          ))}
        </ul>
      )}
      {result.State === 'unmarked' && onMark && <OwnMark result={result} onMark={onMark} />}
      <section>
        <h3 className={styles.head}>解析</h3>
        <Formatted html={result.Explanation} />
      </section>
      {result.Source !== '' && <p className={styles.source}>出处：{result.Source}</p>}
    </div>
  )
}
