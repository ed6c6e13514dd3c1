import { call } from '#call'
import {
  Button,
  Empty,
  Failure,
  messageOf,
  offerSheets,
  Progress,
  SelectField,
  SkeletonText,
  toast,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  exportQuestionnaire,
  minAnonymousAnswers,
  type QuestionnaireItemResult,
} from '@xinglin/contract/questionnaires'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { crossOf, resultsOf } from './questionnaire-queries.ts'
import styles from './results.module.css'
import { responseSheet } from './response-sheet.ts'

const share = (count: number, of: number): number => (of === 0 ? 0 : Math.round((count / of) * 100))

const Bars = ({ result: { Item, Counts, Answered } }: { result: QuestionnaireItemResult }) => (
  <dl className={styles.bars}>
    {Counts.map(({ Id, Text, Count, Mean }) => (
      <div key={Id} style={{ display: 'contents' }}>
        <dt>{Text}</dt>
        <dd>
          <Progress value={share(Count, Answered)} label={`${Text} ${share(Count, Answered)}%`} />
        </dd>
        <dd>
          {Item.Kind === 'rank'
            ? `首选 ${Count} 次，平均第 ${Mean ?? '—'} 位`
            : `${Count} 人（${share(Count, Answered)}%）`}
        </dd>
      </div>
    ))}
  </dl>
)

const Matrix = ({ result: { Item, Rows } }: { result: QuestionnaireItemResult }) => (
  <section className={styles.table} aria-label={Item.Title}>
    <table>
      <thead>
        <tr>
          <th scope="col">项目</th>
          {Item.Options.map(({ Id, Text }) => (
            <th key={Id} scope="col">
              {Text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Rows.map(({ Id, Text, Counts }) => (
          <tr key={Id}>
            <th scope="row">{Text}</th>
            {Counts.map((count, at) => (
              <td key={Item.Options[at]?.Id ?? at}>{count}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const ItemResult = ({ no, result }: { no: number; result: QuestionnaireItemResult }) => {
  const { Item, Asked, Answered, Counts, Rows, Mean, Median, Texts } = result
  return (
    <div className={styles.box}>
      <section className={styles.options} aria-label={`第 ${no} 题`}>
        <h2 className={styles.title}>
          {no}. {Item.Title}
        </h2>
        <p className={styles.hint}>
          问到 {Asked} 人，{Answered} 人作答
          {Mean !== null && `，平均 ${Mean}，中位数 ${Median ?? Mean}`}
        </p>
        {Counts.length > 0 && <Bars result={result} />}
        {Rows.length > 0 && <Matrix result={result} />}
        {Texts.length > 0 && (
          <ul className={styles.texts} aria-label={`第 ${no} 题的文字回答`}>
            {Texts.map((text, at) => (
              // The same sentence may come twice.
              <li key={`${at} ${text}`}>{text}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

const Cross = ({ id, results }: { id: string; results: readonly QuestionnaireItemResult[] }) => {
  const choices = results.filter(({ Item }) => ['single', 'multiple', 'scale'].includes(Item.Kind))
  const [row, setRow] = useState('')
  const [column, setColumn] = useState('')
  const { data, error } = useQuery(crossOf(id, row, column))
  if (choices.length < 2) return null
  const options = [
    { value: '', name: '请选择' },
    ...choices.map(({ Item }) => ({ value: Item.Id, name: Item.Title })),
  ]
  return (
    <div className={styles.box}>
      <section className={styles.options} aria-label="交叉分析">
        <h2 className={styles.title}>交叉分析</h2>
        <div className={styles.pair}>
          <SelectField label="行" options={options} value={row} onChoose={setRow} />
          <SelectField label="列" options={options} value={column} onChoose={setColumn} />
        </div>
        {error && <Failure error={error} />}
        {data && row !== column && (
          <section className={styles.table} aria-label="交叉表">
            <table>
              <thead>
                <tr>
                  <th scope="col">人数</th>
                  {data.Columns.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {data.Rows.map((name, at) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {data.Cells[at]?.map((count, no) => (
                      <td key={data.Columns[no] ?? no}>{count ?? `少于 ${minAnonymousAnswers}`}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
    </div>
  )
}

const withheldWords = {
  running: '匿名问卷在截止后才能查看结果，以免从变化中看出某一份是谁填写的。',
  few: `匿名问卷至少要有 ${minAnonymousAnswers} 人填写才能查看结果。`,
} as const

/** What came of a questionnaire, question by question, with its export. */
export const QuestionnaireResults = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(resultsOf(id))
  const [pending, setPending] = useState(false)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={8} />
  const offer = async () => {
    setPending(true)
    try {
      const exported = await call(exportQuestionnaire, { Id: id })
      if (!(await offerSheets(exported.Title, [responseSheet(exported)])))
        toast.error('表格没有生成，请重试')
    } catch (fault) {
      toast.error(messageOf(fault))
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={styles.results}>
      <p className={styles.actions}>
        <strong>
          已填写 {data.Responses} / {data.Asked} 人
        </strong>
        <Button
          icon={<Download size={16} aria-hidden />}
          pending={pending}
          disabled={data.Withheld !== null || data.Responses === 0}
          onClick={() => void offer()}
        >
          导出答卷
        </Button>
      </p>
      {data.Withheld !== null && <Empty head="暂不显示结果" note={withheldWords[data.Withheld]} />}
      {data.Withheld === null && data.Responses === 0 && (
        <Empty head="还没有人填写" note="有人提交后，这里按题显示统计。" />
      )}
      {data.Withheld === null &&
        data.Responses > 0 &&
        data.Items.map((result, at) => (
          <ItemResult key={result.Item.Id} no={at + 1} result={result} />
        ))}
      {data.Withheld === null && data.Responses > 0 && <Cross id={id} results={data.Items} />}
    </div>
  )
}
