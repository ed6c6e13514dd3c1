import { CallError, code, newId } from '#call'
import { useSession } from '#session'
import { Skeleton, Button, ButtonLink, Card, Empty, Failure, Tag, toast } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type GameDetail, gameTypes } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ContestAddresses } from '../contest/addresses.ts'
import { EntryCard } from '../entries/entry-card.tsx'
import { game as gameQuery } from '../contest/game-queries.ts'
import { stageTone, stageWord, teamWord } from '../contest/game-words.ts'
import styles from './games.module.css'
import { Period } from '../contest/period.tsx'
import { GameRounds } from './game-rounds.tsx'
import { MaterialList } from '../preparation/material-item.tsx'
import { TeamSheetDialog } from '../team-sheet/team-sheet-dialog.tsx'
import { OwnEntryDialog } from './own-entry-dialog.tsx'
import { TeamDialog } from './team-dialog.tsx'

const quotaWord = ({ Quota, Used }: GameDetail): string =>
  Quota === 0 ? `已报名 ${Used}，名额不限` : `已报名 ${Used}，名额 ${Quota}`

const Facts = ({ game, isMember }: { game: GameDetail; isMember: boolean }) => (
  <dl className={styles.facts}>
    <dt>主办单位</dt>
    <dd>{game.Organiser || game.SchoolName}</dd>
    <dt>类型</dt>
    <dd>
      {gameTypes[game.GameType]}，{teamWord(game)}
      {game.Substitutes > 0 && `，替补至多 ${game.Substitutes} 人`}
    </dd>
    <dt>报名时间</dt>
    <dd>
      <Period from={game.EnrolOpensAt} to={game.EnrolClosesAt} />
    </dd>
    <dt>比赛时间</dt>
    <dd>
      <Period from={game.StartsAt} to={game.EndsAt} />
    </dd>
    {isMember && (
      <>
        <dt>本校名额</dt>
        <dd>{quotaWord(game)}</dd>
      </>
    )}
    <dt>报名成功</dt>
    <dd>
      {game.Accepted} {game.EnrolBy === 'self' ? '人' : '队'}
    </dd>
    {game.Tracks.length > 0 && (
      <>
        <dt>赛道</dt>
        <dd>{game.Tracks.map(({ Name }) => Name).join('、')}</dd>
      </>
    )}
    {game.Documents.length > 0 && (
      <>
        <dt>报名材料</dt>
        <dd>
          {game.Documents.map(({ Name, Required }) => (Required ? Name : `${Name}（选交）`)).join(
            '、',
          )}
        </dd>
      </>
    )}
    {game.Schools.length > 1 && (
      <>
        <dt>参赛学校</dt>
        <dd>{game.Schools.map(({ Name }) => Name).join('、')}</dd>
      </>
    )}
  </dl>
)

/** One contest: what it is, its rules, and entering it. */
export const GamePage = ({ id, addresses }: { id: string; addresses: ContestAddresses }) => {
  const who = useSession()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(gameQuery(id))
  const [entryId] = useState(newId)
  const [isChoosing, setChoosing] = useState(false)
  const [isSheet, setSheet] = useState(false)
  if (error instanceof CallError && error.code === code.notFound)
    return (
      <Empty
        head="没有这个赛事"
        note="赛事可能已撤回，或者本校没有参加。"
        next={<ButtonLink to={addresses.lobby}>查看全部赛事</ButtonLink>}
      />
    )
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="480px" shape="block" />

  const enter = async () => {
    if (!who) {
      toast.warning('登录后才可以学习哦！')
      await navigate(`/login?redirect=${encodeURIComponent(addresses.game(id))}`)
    } else setChoosing(true)
  }
  return (
    <div className={styles.page}>
      <header className={styles.pageHead}>
        <p className={styles.tags}>
          <Tag tone={stageTone(data)}>{stageWord(data)}</Tag>
        </p>
        <h1 className={styles.title}>{data.Name}</h1>
        <div className={styles.actions}>
          {data.CanEnrol && (
            <Button kind="primary" size="large" onClick={() => void enter()}>
              {data.EnrolBy === 'team' ? '组队报名' : '报名'}
            </Button>
          )}
          {who && data.CanEnrol && data.EnrolBy === 'team' && (
            <Button size="large" onClick={() => setSheet(true)}>
              表格报名
            </Button>
          )}
          {data.Rounds.some(({ State }) => State === 'drawn' || State === 'running') && (
            <ButtonLink to={addresses.hall(id)}>查看赛场</ButtonLink>
          )}
          {data.Rounds.some(({ State }) => State !== 'planned' && State !== 'drawn') && (
            <ButtonLink to={addresses.board(id)}>查看成绩</ButtonLink>
          )}
          {data.Entries.length > 0 && <ButtonLink to={addresses.practice(id)}>备赛</ButtonLink>}
          {data.Entries.length > 0 && (
            <ButtonLink to={addresses.messages(id)}>通知与答疑</ButtonLink>
          )}
          {data.Reason !== '' && <p className={styles.note}>{data.Reason}</p>}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.texts}>
          {data.Entries.length > 0 && (
            <section aria-labelledby="entries">
              <h2 className={styles.part} id="entries">
                {data.Entries.length > 1 ? '本校报名' : '我的报名'}
              </h2>
              <ul className={styles.entries}>
                {data.Entries.map((entry) => (
                  <li key={entry.Id}>
                    <EntryCard entry={entry} addresses={addresses} isInContest />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section aria-labelledby="summary">
            <h2 className={styles.part} id="summary">
              赛事介绍
            </h2>
            <p className={styles.text}>{data.Summary}</p>
          </section>
          <section aria-labelledby="rules">
            <h2 className={styles.part} id="rules">
              竞赛规则
            </h2>
            <p className={styles.text}>{data.Rules}</p>
          </section>
          {data.Materials.length > 0 && (
            <section aria-labelledby="materials">
              <h2 className={styles.part} id="materials">
                资料
              </h2>
              <MaterialList materials={data.Materials} />
            </section>
          )}
          {data.Rounds.length > 0 && <GameRounds rounds={data.Rounds} />}
        </div>
        <Card className={styles.aside}>
          <h2 className={styles.part}>赛事信息</h2>
          <Facts game={data} isMember={who !== undefined} />
        </Card>
      </div>
      {isSheet && (
        <TeamSheetDialog
          contestId={id}
          isTeam
          tracks={data.Tracks.map(({ Name }) => Name)}
          importAt={addresses.imports}
          onClose={() => setSheet(false)}
        />
      )}
      {isChoosing && data.EnrolBy === 'self' && (
        <OwnEntryDialog game={data} entryId={entryId} onClose={() => setChoosing(false)} />
      )}
      {isChoosing && data.EnrolBy === 'team' && (
        <TeamDialog game={data} entryId={entryId} onClose={() => setChoosing(false)} />
      )}
    </div>
  )
}
