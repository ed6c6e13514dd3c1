import { call } from '#call'
import { Button, ButtonLink, Card, confirm, momentOf, Tag, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type Entry, entryStateNames, withdrawEntry } from '@xinglin/contract/competitions'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ContestAddresses } from '../contest/addresses.ts'
import { contestsKey } from '../contest/game-queries.ts'
import { EntryDocuments } from '../documents/entry-documents.tsx'
import { entryTones } from '../contest/game-words.ts'
import styles from './entries.module.css'

/** The people of an entry, by position. */
export const EntryMembers = ({ entry }: { entry: Entry }) => (
  <ul className={styles.members} aria-label={`${entry.Name}的队员`}>
    {entry.Members.map(({ Name, Number: number, Position }) => (
      <li key={`${Position} ${Name} ${number}`}>
        <span className={styles.position}>{Position === '' ? '替补' : Position}</span>
        {Name} <span className={styles.note}>{number}</span>
      </li>
    ))}
  </ul>
)

/** An entry as its people see it: how it stands and why, who is in it, taking it back. */
export const EntryCard = ({
  entry,
  addresses,
  isInContest = false,
}: {
  entry: Entry
  addresses: ContestAddresses
  /** It stands on the page of its contest. */
  isInContest?: boolean
}) => {
  const Heading = isInContest ? 'h3' : 'h2'
  const queries = useQueryClient()
  const [isPending, setPending] = useState(false)
  const withdraw = async () => {
    if (
      !(await confirm({
        title: '退出报名？',
        note: '退出后名额空出，报名截止前可以重新报名。',
        yes: '退出',
        danger: true,
      }))
    )
      return
    setPending(true)
    try {
      await call(withdrawEntry, { Id: entry.Id })
      toast.success('已退出报名')
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: contestsKey })
    }
  }
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.name}>
          {isInContest ? (
            entry.Name
          ) : (
            <Link to={addresses.game(entry.SkillContestId)}>{entry.ContestName}</Link>
          )}
        </Heading>
        <Tag tone={entryTones[entry.State]}>{entryStateNames[entry.State]}</Tag>
        {entry.TrackName !== '' && <Tag>{entry.TrackName}</Tag>}
        {entry.No > 0 && <span className={styles.note}>编号 {entry.No}</span>}
      </div>
      <p className={styles.note}>
        {!isInContest && `${entry.Name}，`}
        {entry.LeaderName}于{momentOf(entry.SubmittedAt)}报名
        {entry.Phone !== '' && `，联系电话 ${entry.Phone}`}
      </p>
      {entry.Reason !== '' && <p className={styles.reason}>主办方说明：{entry.Reason}</p>}
      {entry.Members.length > 1 && <EntryMembers entry={entry} />}
      {entry.Documents.length > 0 && entry.State !== 'withdrawn' && (
        <EntryDocuments entry={entry} under={isInContest ? 'h4' : 'h3'} />
      )}
      <div className={styles.actions}>
        {!isInContest && (
          <ButtonLink size="small" to={addresses.entry(entry.Id)}>
            查看报名
          </ButtonLink>
        )}
        {entry.CanWithdraw && (
          <Button size="small" pending={isPending} onClick={() => void withdraw()}>
            退出报名
          </Button>
        )}
      </div>
    </Card>
  )
}
