import { CallError, code } from '#call'
import { useSession } from '#session'
import {
  Skeleton,
  ButtonLink,
  Card,
  Chips,
  Empty,
  Failure,
  momentOf,
  Pagination,
  Tag,
  useAddressState,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type Board, type BoardKind, boardKindNames } from '@xinglin/contract/competitions'
import { role } from '@xinglin/contract/identity'
import type { ContestAddresses } from '../contest/addresses.ts'
import { allowedBoard, board, boardPageSize, defaultBoard } from './board-queries.ts'
import { BoardTable } from './board-table.tsx'
import { SchoolSums } from './school-sums.tsx'
import { OwnScores } from './own-scores.tsx'
import styles from './results.module.css'

const tones: Readonly<Record<BoardKind, 'neutral' | 'apricot' | 'warning' | 'success'>> = {
  hidden: 'neutral',
  live: 'apricot',
  frozen: 'warning',
  published: 'success',
}

/** What the board shows, and since or until when. */
const noteOf = ({ Kind, FrozenAt, PublishedAt, ObjectionsUntil, State }: Board): string => {
  if (Kind === 'frozen') return `${momentOf(FrozenAt)} 封榜，之后的得分在公示时公布。`
  if (Kind === 'live') return '得分随评委提交更新，以公示的成绩为准。'
  if (Kind === 'hidden') return '比赛结束、成绩公示后可以在这里查看。'
  if (State === 'closed') return `${momentOf(PublishedAt)} 公示，异议期已结束。`
  return `${momentOf(PublishedAt)} 公示，${momentOf(ObjectionsUntil)} 前可以提出异议。`
}

/** Narrows the board to an area or a track, where there are several. */
const PartChips = ({
  label,
  parts,
  chosen,
  onChoose,
}: {
  label: string
  parts: Board['Areas']
  chosen: string
  onChoose: (code: string) => void
}) =>
  parts.length > 1 || chosen !== '' ? (
    <Chips
      label={label}
      options={[
        { value: '', name: `全部${label}` },
        ...parts.map(({ Id, Name }) => ({ value: Id, name: Name })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  ) : null

/** FormalGameResult: the board of a round, one's own row above, how it comes about beneath. */
export const BoardPage = ({ id, addresses }: { id: string; addresses: ContestAddresses }) => {
  const who = useSession()
  const [state, setState] = useAddressState(defaultBoard, allowedBoard)
  const { data, error, refetch } = useQuery(board(id, state))
  if (error instanceof CallError && error.code === code.notFound)
    return (
      <Empty
        head="成绩尚未公示"
        note="抽签开始比赛后，这里显示成绩。"
        next={<ButtonLink to={addresses.game(id)}>返回赛事</ButtonLink>}
      />
    )
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" shape="block" />
  const isPublished = data.Kind === 'published'
  const isLearner = who?.RoleType === role.student || who?.RoleType === role.teacher
  const hasSchools = new Set(data.List.map(({ SchoolName }) => SchoolName)).size > 1
  return (
    <div className={styles.page}>
      <header className={styles.pageHead}>
        <h1>{data.ContestName}</h1>
        <p>
          <Tag tone={tones[data.Kind]}>{boardKindNames[data.Kind]}</Tag> {noteOf(data)}
        </p>
      </header>
      <div className={styles.filters}>
        {data.Rounds.length > 1 && (
          <Chips
            label="轮次"
            options={data.Rounds.map(({ Id, Name }) => ({ value: Id, name: Name }))}
            chosen={data.RoundId}
            onChoose={(round) => setState({ round, area: '', track: '', page: 1 })}
          />
        )}
        <PartChips
          label="赛区"
          parts={data.Areas}
          chosen={state.area}
          onChoose={(area) => setState({ area, page: 1 })}
        />
        <PartChips
          label="赛道"
          parts={data.Tracks}
          chosen={state.track}
          onChoose={(track) => setState({ track, page: 1 })}
        />
        {who && (hasSchools || state.scope === 'school') && (
          <Chips
            label="范围"
            options={[
              { value: 'all', name: '全部' },
              { value: 'school', name: '本校' },
            ]}
            chosen={state.scope}
            onChoose={(scope) => setState({ scope, page: 1 })}
          />
        )}
      </div>
      {data.Own.length > 0 && data.Kind !== 'hidden' && (
        <BoardTable
          label="我的名次"
          rows={data.Own}
          isPublished={isPublished}
          hasSchools={hasSchools}
        />
      )}
      {isPublished && isLearner && data.Own.length > 0 && (
        <p>
          <ButtonLink to={`${addresses.result(id)}&round=${data.RoundId}`}>逐项查看成绩</ButtonLink>
        </p>
      )}
      {isPublished && isLearner && data.Own.length > 0 && (
        <OwnScores
          contestId={id}
          roundId={data.RoundId}
          state={data.State}
          hasAward={data.Own.some(({ Award }) => Award !== '')}
          addresses={addresses}
        />
      )}
      <SchoolSums schools={data.Schools} />
      {data.Kind === 'hidden' ? (
        <Empty head="成绩尚未公示" note="比赛结束、成绩公示后可以在这里查看。" />
      ) : (
        <>
          <BoardTable
            label={`${data.RoundName}排名`}
            rows={data.List}
            isPublished={isPublished}
            hasSchools={hasSchools}
          />
          <Pagination
            page={state.page}
            size={boardPageSize}
            total={data.Count}
            onPage={(page) => setState({ page })}
          />
        </>
      )}
      <Card className={styles.card}>
        <h2 className={styles.head}>计分规则</h2>
        <p className={styles.rule}>{data.Rule}</p>
        {data.Seed !== '' && (
          <p className={styles.note}>
            抽签种子 <code>{data.Seed}</code>，各队按种子与报名编号的 SHA-256 排序。
          </p>
        )}
      </Card>
    </div>
  )
}
