import { call, certificatesKey } from '#call'
import { useSession } from '#session'
import { Skeleton, Button, Card, Failure, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { verifyAddress } from '@xinglin/contract/certificates'
import {
  issueAward,
  type OwnStationScore,
  type RoundState,
  slotStateNames,
  isVirtual,
} from '@xinglin/contract/competitions'
import { role } from '@xinglin/contract/identity'
import { FileBadge } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ContestAddresses } from '../contest/addresses.ts'
import { ownScores } from './board-queries.ts'
import { ObjectionDialog } from './objection-dialog.tsx'
import { OwnObjections } from './own-objections.tsx'
import { scoreWord } from './score-words.ts'
import styles from './results.module.css'

const Stations = ({
  stations,
  reportOf,
}: {
  stations: readonly OwnStationScore[]
  reportOf: (kind: string, sessionId: string) => string
}) => (
  <ul className={styles.stations}>
    {stations.map(({ StationId, Name, Weight, Score, State, Kind, SessionId }) => (
      <li key={StationId}>
        <span>
          {Name} <small>权重 {Weight}%</small>
          {isVirtual(Kind) && SessionId !== '' && (
            <>
              {' '}
              <Link to={reportOf(Kind, SessionId)}>查看报告</Link>
            </>
          )}
        </span>
        <strong>{State === 'open' ? scoreWord(Score) : slotStateNames[State]}</strong>
      </li>
    ))}
  </ul>
)

const CertificateButton = ({ contestId, roundId }: { contestId: string; roundId: string }) => {
  const queries = useQueryClient()
  const [number, setNumber] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(issueAward, { SkillContestId: contestId, StageId: roundId }),
    onSuccess: async (issued) => {
      await queries.invalidateQueries({ queryKey: certificatesKey })
      setNumber(issued.Number)
      toast.success('已签发证书')
    },
    onError: (error) => toast.error(error.message),
  })
  if (number !== '')
    return (
      <p className={styles.note}>
        证书编号 {number}，<Link to={verifyAddress(number)}>查看和核验</Link>，可在“我的成绩”下载。
      </p>
    )
  return (
    <Button
      kind="primary"
      icon={<FileBadge size={16} aria-hidden />}
      pending={isPending}
      onClick={() => mutate()}
    >
      领取证书
    </Button>
  )
}

/** What one's own teams scored at each station, what one objects to, and the certificate of an award. */
export const OwnScores = ({
  contestId,
  roundId,
  state,
  hasAward,
  addresses,
}: {
  contestId: string
  roundId: string
  state: RoundState
  hasAward: boolean
  addresses: Pick<ContestAddresses, 'report'>
}) => {
  const isStudent = useSession()?.RoleType === role.student
  const { data, error, refetch } = useQuery(ownScores(contestId, roundId))
  const [objecting, setObjecting] = useState('')
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="140px" shape="block" />
  return data.map((team) => (
    <Card key={team.EntryId} className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.head}>{team.Name}的各站得分</h2>
        {team.CanObject && <Button onClick={() => setObjecting(team.EntryId)}>提出异议</Button>}
        {state === 'closed' && hasAward && isStudent && (
          <CertificateButton contestId={contestId} roundId={roundId} />
        )}
      </div>
      <Stations
        stations={team.Stations}
        reportOf={(kind, sessionId) => addresses.report(contestId, kind, sessionId)}
      />
      {team.Objections.length > 0 && (
        <OwnObjections contestId={contestId} objections={team.Objections} />
      )}
      {objecting === team.EntryId && (
        <ObjectionDialog
          contestId={contestId}
          roundId={roundId}
          entryId={team.EntryId}
          stations={team.Stations}
          onClose={() => setObjecting('')}
        />
      )}
    </Card>
  ))
}
