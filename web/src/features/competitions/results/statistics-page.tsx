import {
  Skeleton,
  Button,
  ButtonLink,
  Card,
  Chips,
  type Column,
  dayOf,
  DataTable,
  Empty,
  Failure,
  offerFile,
  Pagination,
  Tag,
  useAddressState,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { TeamResult } from '@xinglin/contract/competitions'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ContestAddresses } from '../contest/addresses.ts'
import { resultsPageSize, teamResults, defaultResults } from './board-queries.ts'
import { scoreWord } from './score-words.ts'
import { rankOf, teamResultsCsv } from './team-results-csv.ts'
import styles from './results.module.css'

const maxAtOnce = 100

const columnsOf = (addresses: ContestAddresses): Column<TeamResult>[] => [
  {
    name: '参赛队',
    cell: ({ Team, Members }) => (
      <span className={styles.stacked}>
        {Team}
        {Members.join('、') !== Team && <small>{Members.join('、')}</small>}
      </span>
    ),
  },
  {
    name: '赛事',
    cell: (row) => (
      <span className={styles.stacked}>
        <Link to={`${addresses.board(row.SkillContestId)}&round=${row.RoundId}`}>
          {row.ContestName}
        </Link>
        <small>
          {row.RoundName}，{dayOf(row.PublishedAt)}
        </small>
      </span>
    ),
  },
  { name: '名次', width: '96px', cell: rankOf },
  { name: '得分', width: '90px', figures: true, cell: ({ Score }) => scoreWord(Score) },
  { name: '平均', width: '90px', figures: true, cell: ({ Mean }) => scoreWord(Mean) },
  { name: '待加强', width: '130px', cell: ({ Weakest }) => Weakest || '—', secondary: true },
  {
    name: '奖项',
    width: '110px',
    cell: ({ Award }) => (Award === '' ? '—' : <Tag tone="apricot">{Award}</Tag>),
  },
]

/** studentCompetitionStatistics: what the school's teams came to in contests. */
export const StatisticsPage = ({ addresses }: { addresses: ContestAddresses }) => {
  const queries = useQueryClient()
  const [state, setState] = useAddressState(defaultResults)
  const [isExporting, setExporting] = useState(false)
  const { data, error, refetch } = useQuery(teamResults(state))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="360px" shape="block" />
  if (data.Count === 0 && state.season === '')
    return (
      <Empty
        head="暂无参赛记录"
        note="本校的队参加赛事、成绩公示后，这里显示名次、得分和奖项。"
        next={<ButtonLink to={addresses.lobby}>去竞赛大厅</ButtonLink>}
      />
    )
  const exportAll = async () => {
    setExporting(true)
    try {
      const rows: TeamResult[] = []
      for (let page = 1; rows.length < data.Count; page += 1) {
        const part = await queries.fetchQuery(teamResults({ ...state, page }, maxAtOnce))
        if (part.List.length === 0) break
        rows.push(...part.List)
      }
      offerFile('竞赛成绩.csv', new Blob([teamResultsCsv(rows)], { type: 'text/csv' }))
    } finally {
      setExporting(false)
    }
  }
  return (
    <div className={styles.page}>
      <Card className={styles.totals}>
        <p>
          <strong>{data.Contests}</strong> 项赛事
        </p>
        <p>
          <strong>{data.People}</strong> 人次参赛
        </p>
        <p>
          <strong>{data.Awards}</strong> 个奖项
        </p>
      </Card>
      <div className={styles.cardHead}>
        <Chips
          label="赛季"
          options={[
            { value: '', name: '全部赛季' },
            ...data.Seasons.map((season) => ({ value: season, name: `${season}赛季` })),
          ]}
          chosen={state.season}
          onChoose={(season) => setState({ season, page: 1 })}
        />
        <Button
          size="small"
          icon={<Download size={16} aria-hidden />}
          pending={isExporting}
          onClick={() => void exportAll()}
        >
          导出表格
        </Button>
      </div>
      <DataTable
        label="参赛成绩"
        columns={columnsOf(addresses)}
        rows={data.List}
        keyOf={({ RoundId, EntryId }) => `${RoundId} ${EntryId}`}
      />
      <Pagination
        page={state.page}
        size={resultsPageSize}
        total={data.Count}
        onPage={(page) => setState({ page })}
      />
      <p className={styles.note}>
        平均为同一轮全部参赛队的平均分，“待加强”为落后平均最多的考站；参赛队少于5支时不显示。
      </p>
    </div>
  )
}
