import { call, newId } from '#call'
import {
  Button,
  Dialog,
  Empty,
  Failure,
  SelectField,
  SkeletonText,
  Tag,
  TextArea,
  TextField,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import {
  decideTeachingMatch,
  longestSession,
  shortestSession,
  type TeachingMatch,
  teachingMatchStateNames,
  tellTeachingSession,
} from '@xinglin/contract/peer-teaching'
import { useState } from 'react'
import { teachingMatches } from './teaching-queries.ts'
import styles from './teaching.module.css'
import { useAttempt } from './use-attempt.ts'

const tones = { asked: 'warning', accepted: 'success', declined: 'neutral' } as const
const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Where one of two tells of a session. */
const NewSession = ({ match, onClose }: { match: TeachingMatch; onClose: () => void }) => {
  const { pending, attempt } = useAttempt()
  const [id] = useState(newId)
  const [day, setDay] = useState(today)
  const [minutes, setMinutes] = useState('60')
  const [note, setNote] = useState('')
  const send = async () => {
    const isDone = await attempt(
      'session',
      () =>
        call(tellTeachingSession, {
          Id: id,
          MatchId: match.Id,
          Day: day,
          Minutes: Number(minutes),
          Note: note,
        }),
      '已登记，等待对方确认',
    )
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={`登记帮扶：${match.Subject}`}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" pending={pending === 'session'} onClick={() => void send()}>
            登记
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.pair}>
          <TextField
            label="日期"
            type="date"
            max={today()}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
          <TextField
            label={`时长（${shortestSession}–${longestSession}分钟）`}
            inputMode="numeric"
            maxLength={3}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </div>
        <TextArea
          label="帮扶内容（至少10个字）"
          rows={4}
          most={300}
          placeholder="讲了什么、练了什么、还有什么没弄懂"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className={styles.hint}>对方确认后，由 {match.ClassName} 的教师确认，计入学年台账。</p>
      </div>
    </Dialog>
  )
}

const MatchLine = ({
  match,
  classes,
  onTell,
}: {
  match: TeachingMatch
  classes: readonly { readonly Id: string; readonly Name: string }[]
  onTell: () => void
}) => {
  const { pending, attempt } = useAttempt()
  const [classId, setClassId] = useState(classes[0]?.Id ?? '')
  const decide = (Accept: boolean) =>
    attempt(
      Accept ? 'accept' : 'decline',
      () => call(decideTeachingMatch, { Id: match.Id, Accept, ClassId: classId || null }),
      Accept ? '已结对' : '已拒绝',
    )
  return (
    <li className={styles.line}>
      <h2 className={styles.title}>{match.Subject}</h2>
      <p className={styles.about}>
        <Tag tone={tones[match.State]}>{teachingMatchStateNames[match.State]}</Tag>
        <span>
          {match.HelperName} 帮扶 {match.HelpedName}
        </span>
        {match.ClassName !== '' && <span className={styles.hint}>{match.ClassName}</span>}
      </p>
      {match.Note !== '' && <p className={styles.note}>{match.Note}</p>}
      {match.Waits && !match.Helps && classes.length > 0 && (
        <SelectField
          label="我所在的教学班（由该班教师确认）"
          options={classes.map(({ Id, Name }) => ({ value: Id, name: Name }))}
          value={classId}
          onChoose={setClassId}
        />
      )}
      <p className={styles.actions}>
        {match.Waits && (
          <>
            <Button
              size="small"
              kind="primary"
              pending={pending === 'accept'}
              onClick={() => void decide(true)}
            >
              同意结对
            </Button>
            <Button size="small" pending={pending === 'decline'} onClick={() => void decide(false)}>
              不同意
            </Button>
          </>
        )}
        {match.State === 'accepted' && (
          <Button size="small" onClick={onTell}>
            登记帮扶
          </Button>
        )}
      </p>
    </li>
  )
}

/** Who helps a student, and whom they help. */
export const OwnMatches = () => {
  const { data, error, refetch } = useQuery(teachingMatches())
  const [chosen, setChosen] = useState<TeachingMatch>()
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={6} />
  if (data.List.length === 0)
    return <Empty head="还没有结对" note="在“发布与寻找”里发布或回应，对方同意后即结对。" />
  return (
    <>
      <ul className={styles.list} aria-label="结对">
        {data.List.map((match) => (
          <MatchLine
            key={match.Id}
            match={match}
            classes={data.Classes}
            onTell={() => setChosen(match)}
          />
        ))}
      </ul>
      {chosen && <NewSession match={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
