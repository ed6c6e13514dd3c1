import { ButtonLink, type Column, momentOf, Tag } from '#ui'
import { scoreWord } from '@xinglin/simulation/assessment'
import type { ReportLine } from '@xinglin/contract/simulations/experiment'
import styles from './report-list.module.css'
import { StateTag } from './report-state.tsx'

const notable = 0.5

/** The columns of a teacher’s list of reports; which experiment only where a course has several. */
export const columnsOf = (
  several: boolean,
  addressOf: (sessionId: string) => string,
): readonly Column<ReportLine>[] => [
  {
    name: '学生',
    width: '96px',
    cell: ({ Name, Classes, No }) => (
      <span className={styles.who}>
        <strong>{Name || '（已移除的用户）'}</strong>
        {Classes.length > 0 && <small>{Classes.join('、')}</small>}
        {No > 1 && <small>第 {No} 次实验</small>}
      </span>
    ),
  },
  ...(several ? [{ name: '实验', cell: ({ Title }: ReportLine) => Title }] : []),
  {
    name: '状态',
    width: '100px',
    cell: ({ State, Version }) => (
      <span className={styles.who}>
        <span>
          <StateTag state={State} />
        </span>
        {Version > 1 && <small>第 {Version} 版</small>}
      </span>
    ),
  },
  {
    name: '提交时间',
    width: '112px',
    secondary: true,
    cell: ({ HandedAt }) => (HandedAt === null ? '—' : momentOf(HandedAt)),
  },
  {
    name: '得分',
    width: '92px',
    cell: ({ Machine, Final }) =>
      Machine === null ? (
        '—'
      ) : (
        <span className={styles.who}>
          {Final !== null && <strong>最终 {scoreWord(Final)}</strong>}
          <small>机器 {scoreWord(Machine)}</small>
        </span>
      ),
  },
  {
    name: '相似',
    width: '84px',
    cell: ({ Similar }) =>
      Similar === 0 ? (
        '—'
      ) : (
        <Tag tone={Similar >= notable ? 'danger' : 'neutral'}>{Math.round(Similar * 100)}%</Tag>
      ),
  },
  {
    name: '操作',
    unnamed: true,
    width: '84px',
    cell: ({ SessionId, State, Name, Title }) =>
      State === 'none' || State === 'open' ? (
        ''
      ) : (
        <ButtonLink
          size="small"
          {...(State !== 'waiting' && { kind: 'plain' as const })}
          to={addressOf(SessionId)}
          aria-label={`${State === 'waiting' ? '批阅' : '查看'}${Name}的报告：${Title}`}
        >
          {State === 'waiting' ? '批阅' : '查看'}
        </ButtonLink>
      ),
  },
]
