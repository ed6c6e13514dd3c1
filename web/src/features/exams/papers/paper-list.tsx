import {
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
import { type PaperLine, paperStateNames } from '@xinglin/contract/exams'
import { Plus } from 'lucide-react'
import type { PaperAddresses } from './addresses.ts'
import { allowedPapers, papers, papersPageSize, defaultPapers } from './paper-queries.ts'
import { PaperStateTag } from './paper-state-tag.tsx'

const columns: readonly ListColumn<PaperLine>[] = [
  { id: 'name', name: '试卷', fixed: true, cell: ({ Name }, opens) => opens(Name) },
  {
    id: 'state',
    name: '状态',
    width: 170,
    cell: (line) => <PaperStateTag line={line} />,
  },
  {
    id: 'questions',
    name: '题数',
    width: 80,
    figures: true,
    cell: ({ Questions }) => Questions,
  },
  { id: 'points', name: '总分', width: 80, figures: true, cell: ({ Tenths }) => Tenths / 10 },
  {
    id: 'owner',
    name: '出卷人',
    width: 110,
    secondary: true,
    cell: ({ OwnerName, IsMine }) => (IsMine ? <Tag tone="school">我</Tag> : OwnerName || '平台'),
  },
  {
    id: 'edited',
    name: '最后修改',
    width: 150,
    secondary: true,
    cell: ({ EditedAt }) => momentOf(EditedAt),
  },
]

const filters: readonly ListFilter<typeof defaultPapers>[] = [
  {
    kind: 'chips',
    of: 'state',
    label: '状态',
    options: [
      { value: 'all', name: '全部' },
      ...Object.entries(paperStateNames).map(([value, name]) => ({ value, name })),
    ],
  },
  { kind: 'search', of: 'key', label: '试卷名称' },
]

/** Papers (试卷): to those who run the school all of them, to a teacher their own and what is frozen. */
export const PaperList = ({ addresses }: { addresses: PaperAddresses }) => {
  const list = useListState(defaultPapers, allowedPapers)
  const write = (
    <ButtonLink kind="primary" icon={<Plus size={17} aria-hidden />} to={addresses.write}>
      新建试卷
    </ButtonLink>
  )
  return (
    <>
      <PageHead
        title="试卷"
        note="选定题目，或按双向细目表抽题；定稿后的版本不再改变，题库的修改不影响它。"
      >
        {write}
      </PageHead>
      <ManagedList
        name="papers"
        label="试卷列表"
        unit="份"
        list={list}
        query={useQuery(papers(list.state))}
        size={papersPageSize}
        columns={columns}
        keyOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        opens={({ Id }) => addresses.one(Id)}
        filters={filters}
        none="没有符合条件的试卷"
        empty={
          <Empty head="还没有试卷" note="从题库选题或按细目表抽题，组成第一份试卷。" next={write} />
        }
      />
    </>
  )
}
