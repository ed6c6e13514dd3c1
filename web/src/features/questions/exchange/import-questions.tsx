import {
  Skeleton,
  Button,
  ButtonLink,
  Card,
  classes,
  Empty,
  Failure,
  type ListColumn,
  type ListFilter,
  ManagedList,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  type ImportedLine,
  importVerdictNames,
  type ImportVerdict,
  type QuestionImport,
  questionFileNames,
  questionTypeNames,
} from '@xinglin/contract/questions'
import { useState } from 'react'
import type { BankAddresses } from '../bank/addresses.ts'
import { ChooseFile } from './choose-file.tsx'
import {
  allowedLines,
  importedLines,
  linesPageSize,
  questionFile,
  defaultLines,
} from './exchange-queries.ts'
import styles from './exchange.module.css'
import { LineDialog } from './line-dialog.tsx'
import { TakeForm } from './take-form.tsx'

const tones = { new: 'success', alike: 'warning', same: 'neutral', refused: 'danger' } as const

const VerdictTag = ({ line }: { line: ImportedLine }) =>
  line.QuestionId === null ? (
    <Tag tone={tones[line.Verdict]}>{importVerdictNames[line.Verdict]}</Tag>
  ) : (
    <Tag tone="success">已导入</Tag>
  )

const columnsFor = (onShow: (no: number) => void): readonly ListColumn<ImportedLine>[] => [
  {
    id: 'stem',
    name: '题干',
    fixed: true,
    cell: ({ No, Stem, Faults, Notes }) => (
      <>
        <button type="button" className={styles.open} onClick={() => onShow(No)}>
          {Stem || '（没有读出题干）'}
        </button>
        {Faults.map((one) => (
          <p key={one} className={classes(styles.why, styles.fault)}>
            {one}
          </p>
        ))}
        {Notes.map((one) => (
          <p key={one} className={styles.why}>
            {one}
          </p>
        ))}
      </>
    ),
  },
  { id: 'place', name: '位置', width: 190, cell: ({ Place }) => Place },
  {
    id: 'type',
    name: '题型',
    width: 132,
    secondary: true,
    cell: ({ Type }) => (Type ? questionTypeNames[Type].replace(/^\w+ /, '') : '—'),
  },
  { id: 'verdict', name: '结果', width: 110, cell: (line) => <VerdictTag line={line} /> },
]

const countOf = ({ Counts }: QuestionImport, verdict: string): number =>
  verdict === 'all'
    ? Counts.new + Counts.alike + Counts.same + Counts.refused
    : (Counts[verdict as ImportVerdict] ?? 0)

const Loaded = ({ file, addresses }: { file: QuestionImport; addresses: BankAddresses }) => {
  const list = useListState(defaultLines, allowedLines)
  const [shown, setShown] = useState<number>()
  const verdicts = [
    { value: 'all', name: `全部 ${countOf(file, 'all')}` },
    ...Object.entries(importVerdictNames).map(([value, name]) => ({
      value,
      name: `${name} ${countOf(file, value)}`,
    })),
    { value: 'noted', name: '有说明的' },
  ]
  const filters: readonly ListFilter<typeof defaultLines>[] = [
    { kind: 'chips', of: 'verdict', label: '结果', options: verdicts },
  ]
  return (
    <div className={styles.page}>
      {file.Notes.length > 0 && (
        <Card className={styles.card}>
          <h2 className={styles.head}>文件中没有导入的内容</h2>
          <ul className={styles.notes}>
            {file.Notes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Card>
      )}
      <TakeForm file={file} list={addresses.list} />
      <ManagedList
        name="imported-questions"
        label="文件中的题目"
        unit="题"
        list={list}
        query={useQuery(importedLines(list.state))}
        size={linesPageSize}
        columns={columnsFor(setShown)}
        keyOf={({ No }) => String(No)}
        nameOf={({ Stem, Place }) => Stem || Place}
        filters={filters}
        none="没有这样的题目"
        empty={
          <Empty
            head="文件中没有题目"
            next={<ButtonLink to={addresses.bring}>换一个文件</ButtonLink>}
          />
        }
      />
      {shown !== undefined && (
        <LineDialog file={file.Id} no={shown} onClose={() => setShown(undefined)} />
      )}
    </div>
  )
}

const Read = ({ id, addresses }: { id: string; addresses: BankAddresses }) => {
  const { data, error, refetch } = useQuery(questionFile(id))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" shape="block" />
  return <Loaded file={data} addresses={addresses} />
}

/** Brings a file of questions into the bank: it is read, looked at, and confirmed; what was read can be left and come back to. */
export const ImportQuestions = ({ addresses }: { addresses: BankAddresses }) => {
  const { state, change } = useListState(defaultLines, allowedLines)
  const { data } = useQuery({ ...questionFile(state.file), enabled: state.file !== '' })
  return (
    <>
      <PageHead
        title="导入题目"
        note={
          data && state.file !== ''
            ? `${data.FileName}（${questionFileNames[data.Format]}）`
            : '从文件导入到题库，先预览，再确认。'
        }
      >
        <ButtonLink to={addresses.list}>返回题库</ButtonLink>
        {state.file !== '' && (
          <Button onClick={() => change({ ...defaultLines })}>换一个文件</Button>
        )}
      </PageHead>
      {state.file === '' ? (
        <ChooseFile onOpen={(file) => change({ ...defaultLines, file })} />
      ) : (
        <Read key={state.file} id={state.file} addresses={addresses} />
      )}
    </>
  )
}
