import {
  type BulkAction,
  Button,
  ButtonLink,
  Empty,
  type ListColumn,
  type ListFilter,
  ManagedList,
  momentOf,
  PageHead,
  Tag,
  useListState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  difficultyNames,
  type QuestionLine,
  questionStateNames,
  questionTypeNames,
} from '@xinglin/contract/questions'
import { Download, FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { ExportDialog } from './export-dialog.tsx'
import type { BankAddresses } from './addresses.ts'
import {
  allowedBank,
  bankPageSize,
  bankQuestions,
  questionChoices,
  defaultBank,
} from './bank-queries.ts'
import { StateTag } from './state-tag.tsx'

const columns: readonly ListColumn<QuestionLine>[] = [
  {
    id: 'stem',
    name: '题干',
    fixed: true,
    cell: ({ Stem }, opens) => opens(Stem || '（未填写题干）'),
  },
  {
    id: 'type',
    name: '题型',
    width: 132,
    cell: ({ Type }) => questionTypeNames[Type].replace(/^\w+ /, ''),
  },
  { id: 'state', name: '状态', width: 130, cell: (line) => <StateTag line={line} /> },
  { id: 'department', name: '学科', width: 120, cell: ({ DepartmentName }) => DepartmentName },
  {
    id: 'difficulty',
    name: '难度',
    width: 72,
    secondary: true,
    cell: ({ Difficulty }) => difficultyNames[Difficulty],
  },
  {
    id: 'practice',
    name: '练习',
    width: 84,
    secondary: true,
    cell: ({ Practice }) => (Practice ? '开放' : <Tag>仅考试</Tag>),
  },
  {
    id: 'author',
    name: '编写人',
    width: 100,
    secondary: true,
    cell: ({ AuthorName }) => AuthorName || '平台',
  },
  {
    id: 'edited',
    name: '最后修改',
    width: 150,
    secondary: true,
    cell: ({ EditedAt }) => momentOf(EditedAt),
  },
]

const choices = (all: string, names: Readonly<Record<string, string>>) => [
  { value: all, name: '全部' },
  ...Object.entries(names).map(([value, name]) => ({ value, name })),
]

/** The bank of questions (题库): to those who run the school all of it, to a teacher their own and what was approved. */
export const QuestionList = ({ addresses }: { addresses: BankAddresses }) => {
  const list = useListState(defaultBank, allowedBank)
  const { data } = useQuery(questionChoices)
  const query = useQuery(bankQuestions(list.state))
  const [exporting, setExporting] = useState<readonly string[]>()
  const filters: readonly ListFilter<typeof defaultBank>[] = [
    { kind: 'chips', of: 'state', label: '状态', options: choices('all', questionStateNames) },
    {
      kind: 'select',
      of: 'type',
      label: '题型',
      options: [{ value: '', name: '全部题型' }, ...choices('', questionTypeNames).slice(1)],
    },
    {
      kind: 'select',
      of: 'department',
      label: '学科',
      options: [
        { value: '', name: '全部学科' },
        ...(data?.Departments.map(({ Id, Name }) => ({ value: Id, name: Name })) ?? []),
      ],
    },
    {
      kind: 'select',
      of: 'tag',
      label: '知识类型',
      options: [
        { value: '', name: '全部知识类型' },
        ...(data?.Knowledge.map(({ Code, Name }) => ({ value: Code, name: Name })) ?? []),
      ],
    },
    {
      kind: 'select',
      of: 'difficulty',
      label: '难度',
      options: [{ value: '0', name: '全部难度' }, ...choices('0', difficultyNames).slice(1)],
    },
    { kind: 'search', of: 'key', label: '题目内容' },
  ]
  const bring = (
    <ButtonLink icon={<FileUp size={17} aria-hidden />} to={addresses.bring}>
      导入
    </ButtonLink>
  )
  const bulkActions: readonly BulkAction<QuestionLine>[] = [
    {
      name: '导出',
      opensDialog: true,
      run: (rows) => {
        setExporting(rows.map(({ Id }) => Id))
        return Promise.resolve(undefined)
      },
    },
  ]
  const count = query.data?.Count ?? 0
  const write = (
    <ButtonLink kind="primary" icon={<Plus size={17} aria-hidden />} to={addresses.write()}>
      新建题目
    </ButtonLink>
  )
  return (
    <>
      <PageHead
        title="题库"
        note="题目审核通过后才会用于练习与测验；已通过的版本不再改变，修改会成为新版本。"
      >
        {bring}
        <Button
          icon={<Download size={17} aria-hidden />}
          disabled={count === 0}
          onClick={() => setExporting([])}
        >
          导出
        </Button>
        {write}
      </PageHead>
      <ManagedList
        name="questions"
        label="题目列表"
        unit="题"
        list={list}
        query={query}
        size={bankPageSize}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Stem }) => Stem}
        opens={({ Id }) => addresses.one(Id)}
        filters={filters}
        bulkActions={bulkActions}
        none="没有符合条件的题目"
        empty={
          <Empty
            head="题库还是空的"
            note="写下第一道题，或从文件导入；提交审核后全校可用。"
            next={write}
          />
        }
      />
      {exporting && (
        <ExportDialog
          filters={list.state}
          ids={exporting}
          count={exporting.length > 0 ? exporting.length : count}
          onClose={() => setExporting(undefined)}
        />
      )}
    </>
  )
}
