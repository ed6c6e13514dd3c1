import { call } from '#call'
import {
  Skeleton,
  Button,
  ButtonLink,
  Card,
  confirm,
  Empty,
  Failure,
  Tag,
  toast,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ContestDetail,
  deleteRound,
  drawRound,
  type Round,
  roundFormatNames,
  roundLimits,
  roundStateNames,
  stationKindNames,
} from '@xinglin/contract/competitions'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrganiseAddresses } from '../contest/addresses.ts'
import { contestsKey } from '../contest/game-queries.ts'
import { RoundDrawer } from './round-drawer.tsx'
import { contestRounds } from './round-queries.ts'
import { roundTones } from '../contest/round-tones.ts'
import styles from './rounds.module.css'

const formatWord = ({ Format, Lanes }: Round): string =>
  Format === 'lanes' ? `${roundFormatNames.lanes}，${Lanes}条赛道` : roundFormatNames[Format]

const RoundCard = ({
  round,
  addresses,
  onEdit,
}: {
  round: Round
  addresses: OrganiseAddresses
  onEdit: () => void
}) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isDrawing, setDrawing] = useState(false)
  const draw = async () => {
    const isSure = await confirm({
      title: `为“${round.Name}”抽签？`,
      note: '由系统随机决定各队的序号和场次。抽签后不能再改考站和规则，开始比赛前可以撤回。',
      yes: '抽签',
    })
    if (!isSure) return
    setDrawing(true)
    try {
      await call(drawRound, { Id: round.Id, Version: round.Version })
      await queries.invalidateQueries({ queryKey: contestsKey })
      await navigate(addresses.control(round.SkillContestId, round.Id))
    } catch (failure) {
      toast.error(messageOf(failure))
      await queries.invalidateQueries({ queryKey: contestsKey })
    } finally {
      setDrawing(false)
    }
  }
  const remove = async () => {
    if (!(await confirm({ title: `删除轮次“${round.Name}”？`, yes: '删除', danger: true }))) return
    try {
      await call(deleteRound, { Id: round.Id, Version: round.Version })
      toast.success('已删除')
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.cardHead}>
        <h3 className={styles.title}>
          {round.No}. {round.Name}
        </h3>
        <Tag tone={roundTones[round.State]}>{roundStateNames[round.State]}</Tag>
        <span className={styles.actions}>
          {round.State !== 'planned' && (
            <ButtonLink size="small" to={addresses.control(round.SkillContestId, round.Id)}>
              控制台
            </ButtonLink>
          )}
          {round.CanEdit && (
            <>
              <Button
                size="small"
                kind="primary"
                pending={isDrawing}
                disabled={round.Missing.length > 0}
                aria-label={`${round.Name}抽签`}
                onClick={() => void draw()}
              >
                抽签
              </Button>
              <Button size="small" aria-label={`修改${round.Name}`} onClick={onEdit}>
                修改
              </Button>
              <Button
                size="small"
                kind="plain"
                aria-label={`删除${round.Name}`}
                onClick={() => void remove()}
              >
                删除
              </Button>
            </>
          )}
        </span>
      </div>
      <p className={styles.note}>
        {formatWord(round)}，{round.Stations.length} 个考站
      </p>
      {round.Stations.length > 0 && (
        <ol className={styles.stations}>
          {round.Stations.map((station) => (
            <li key={station.Id}>
              <strong>{station.Name}</strong>
              <span>
                {station.Position === '' ? '全队' : `队员${station.Position}`}，权重{' '}
                {station.Weight}%，读题 {station.ReadingMinutes} 分钟，考试 {station.Minutes} 分钟
              </span>
              <span className={styles.note}>
                {station.Kind !== 'manikin'
                  ? `${stationKindNames[station.Kind]}：${station.SourceName || '未选择'}`
                  : station.Judges.length === 0
                    ? '未安排评委'
                    : `评委：${station.Judges.map(({ Name, Lane }) => (round.Lanes > 1 ? `${Name}（第${Lane}赛道）` : Name)).join('、')}`}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.rule}>{round.Rule}</p>
      {round.Missing.length > 0 && (
        <div className={styles.missing}>
          抽签前还需：
          <ul>
            {round.Missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

/** The rounds of a contest with their stations, for those who hold it. */
export const RoundList = ({
  contest,
  addresses,
}: {
  contest: ContestDetail
  addresses: OrganiseAddresses
}) => {
  const { data, error, refetch } = useQuery(contestRounds(contest.Id))
  const [writing, setWriting] = useState<{ round: Round | undefined }>()
  const isOver = contest.Status === 6 || contest.Status === 8
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="180px" shape="block" />
  const add = (
    <Button icon={<Plus size={16} aria-hidden />} onClick={() => setWriting({ round: undefined })}>
      新建轮次
    </Button>
  )
  return (
    <section aria-labelledby="contest-rounds">
      <div className={styles.listHead}>
        <h2 className={styles.head} id="contest-rounds">
          轮次与考站
        </h2>
        {!isOver && data.length > 0 && data.length < roundLimits.rounds && add}
      </div>
      {data.length === 0 ? (
        <Empty
          head="还没有轮次"
          note="一场比赛分一轮或几轮，每轮有若干考站。报名期间就可以准备。"
          next={isOver ? undefined : add}
        />
      ) : (
        <ul className={styles.cards}>
          {data.map((round) => (
            <RoundCard
              key={round.Id}
              round={round}
              addresses={addresses}
              onEdit={() => setWriting({ round })}
            />
          ))}
        </ul>
      )}
      {writing && (
        <RoundDrawer
          contest={contest}
          one={writing.round}
          no={data.length + 1}
          onClose={() => setWriting(undefined)}
        />
      )}
    </section>
  )
}
