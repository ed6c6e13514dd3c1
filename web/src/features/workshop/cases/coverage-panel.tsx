import { call } from '#call'
import { Button, Tabs, Tag, TextArea, toast, messageOf } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import { coverCase, maxQuestions } from '@xinglin/contract/workshop'
import { ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { factName } from './fact-name.ts'
import styles from './panels.module.css'

type Covered = OutputOf<typeof coverCase>

/** Questions that were laid over a case, and what came of it; kept while one looks at something else. */
export type Laid = { readonly text: string; readonly covered?: Covered }

const verdicts: Readonly<Record<string, string>> = {
  unsure: '拿不准',
  unknown: '没听懂',
  offtopic: '跑题',
  leak: '套取诊断',
}

/** A fact that no question brought out, and that the opening does not tell. */
const isLost = ({ Reached, Layer }: Covered['Facts'][number]) => Reached.length === 0 && Layer > 0

const Fact = ({
  fact,
  questions,
}: {
  fact: Covered['Facts'][number]
  questions: Covered['Questions']
}) => (
  <li data-lost={isLost(fact)}>
    <details>
      <summary>
        <strong>{factName(fact.Id)}</strong> {fact.Text}
        <span>
          {fact.Key && <Tag tone="apricot">关键</Tag>}
          {fact.Layer === 0 ? (
            <Tag>开场白已说</Tag>
          ) : fact.Reached.length === 0 ? (
            <Tag tone="danger">没有问法能问到</Tag>
          ) : (
            <Tag>{fact.Reached.length} 种问法</Tag>
          )}
        </span>
      </summary>
      {fact.Gate.length > 0 && <p className={styles.note}>条件：{fact.Gate.join('；')}</p>}
      <ul>
        {fact.Reached.map((at) => (
          <li key={at}>{questions[at]?.Text}</li>
        ))}
      </ul>
    </details>
  </li>
)

const Question = ({ question }: { question: Covered['Questions'][number] }) => {
  const { Text, Verdict, Meanings, Facts, Usual, Model } = question
  return (
    <li data-lost={Facts.length === 0 && !Usual}>
      <p>
        {Text} {!Model && <Tag tone="school">自拟</Tag>}
      </p>
      <p className={styles.note}>
        {Verdict !== 'understood' && <Tag tone="warning">{verdicts[Verdict]}</Tag>}{' '}
        {Meanings.join('、')}
        {Facts.length > 0 && ` → ${Facts.map(factName).join('、')}`}
        {Facts.length === 0 && Usual && ' → 默认回答'}
        {Facts.length === 0 && !Usual && Meanings.length > 0 && ' → 答不上来'}
      </p>
    </li>
  )
}

// What nothing reaches stands first: it is what one came for.
const lostFirst = (facts: Covered['Facts']) =>
  facts.toSorted((one, other) => Number(!isLost(one)) - Number(!isLost(other)))

const tabsOf = (covered: Covered) => [
  {
    value: 'facts' as const,
    name: `按信息 ${covered.Facts.length}`,
    panel: () => (
      <ul className={styles.covered}>
        {lostFirst(covered.Facts).map((fact) => (
          <Fact key={fact.Id} fact={fact} questions={covered.Questions} />
        ))}
      </ul>
    ),
  },
  {
    value: 'questions' as const,
    name: `按问题 ${covered.Questions.length}`,
    panel: () => (
      <ul className={styles.covered}>
        {covered.Questions.map((one) => (
          <Question key={one.Text} question={one} />
        ))}
      </ul>
    ),
  },
]

/** 问法覆盖: which questions reach a fact, which facts a question reaches; what nothing reaches stands first. */
export const CoveragePanel = ({
  caseId,
  laid,
  onLaid,
  onSave,
}: {
  caseId: string
  laid: Laid
  onLaid: (laid: Laid) => void
  onSave: () => Promise<boolean>
}) => {
  const { text, covered } = laid
  const [pending, setPending] = useState(false)
  const [by, setBy] = useState<'facts' | 'questions'>('facts')
  const questions = [
    ...new Set(
      text
        .split('\n')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ]
  const cover = async () => {
    setPending(true)
    try {
      if (!(await onSave())) throw new Error('还没有保存，暂不能检查')
      onLaid({ text, covered: await call(coverCase, { CaseId: caseId, Questions: questions }) })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  const lost = covered?.Facts.filter(isLost) ?? []
  return (
    <div className={styles.panel}>
      <TextArea
        label={`自拟问题（每行一个，最多${maxQuestions}个，选填）`}
        most={20_000}
        rows={4}
        value={text}
        placeholder={'打什么时候起不舒服的？\n夜里能躺平吗？'}
        {...(questions.length > maxQuestions && { error: `现有${questions.length}个，请删减` })}
        onChange={({ target }) => onLaid({ ...laid, text: target.value })}
      />
      <div className={styles.bar}>
        <p>
          {covered
            ? lost.length === 0
              ? `${covered.Facts.length} 条信息都问得到`
              : `${lost.length} 条信息没有问法能问到`
            : '连同约百条标准问法一起检查'}
        </p>
        <Button
          size="small"
          pending={pending}
          disabled={questions.length > maxQuestions}
          icon={<ScanSearch size={15} aria-hidden />}
          onClick={() => void cover()}
        >
          检查
        </Button>
      </div>
      {covered && <Tabs label="问法覆盖" chosen={by} onChoose={setBy} tabs={tabsOf(covered)} />}
    </div>
  )
}
