import { Button, type Column, DataTable, Empty, Tag } from '#ui'
import {
  peerAppealStateNames,
  peerResultStateNames,
  peerReviewStateNames,
  type PeerReviewerLine,
  type PeerRoundDetail,
  type PeerWorkLine,
} from '@xinglin/contract/peer-assessment'
import { Link } from 'react-router'
import styles from './peer.module.css'

const tones = {
  waiting: 'neutral',
  peers: 'success',
  teacher: 'warning',
  marked: 'school',
} as const

const Reviews = ({ reviews }: { reviews: PeerWorkLine['Reviews'] }) => (
  <ul className={styles.reviews}>
    {reviews.map(({ Reviewer, State, Share, Comment, Extra, Helpful }) => (
      <li key={Reviewer}>
        {Reviewer}
        {Extra && '（补评）'}：{Share === null ? peerReviewStateNames[State] : `${Share} 分`}
        {Helpful !== null && `，作者评 ${Helpful} 星`}
        {Comment !== '' && <p className={styles.hint}>{Comment}</p>}
      </li>
    ))}
  </ul>
)

type Acts = {
  /** Where a work is marked. */
  readonly workAddress: (line: PeerRoundDetail['Line'], workId: string) => string
  readonly onAppeal: (work: PeerWorkLine) => void
}

const resultCell = ({ State, Share, Why, Adopted }: PeerWorkLine, address: string) => (
  <>
    {Share !== null && <b>{Share} </b>}
    <Tag tone={tones[State]}>{peerResultStateNames[State]}</Tag>
    {Adopted && <p className={styles.hint}>已作为作业成绩</p>}
    {State === 'teacher' && (
      <p className={styles.hint}>
        {Why}　<Link to={address}>去评分</Link>
      </p>
    )}
  </>
)

const appealCell = (work: PeerWorkLine, onAppeal: Acts['onAppeal']) => {
  if (!work.Appeal) return '—'
  return work.Appeal.State === 'open' ? (
    <Button size="small" onClick={() => onAppeal(work)}>
      处理申诉
    </Button>
  ) : (
    peerAppealStateNames[work.Appeal.State]
  )
}

const workColumns = (
  { Line }: PeerRoundDetail,
  { workAddress, onAppeal }: Acts,
): readonly Column<PeerWorkLine>[] => [
  {
    name: '作者',
    width: '140px',
    cell: ({ Author, No, WorkId }) => (
      <>
        <Link to={workAddress(Line, WorkId)}>{Author}</Link>
        <p className={styles.hint}>{No}</p>
      </>
    ),
  },
  { name: '评阅', wraps: true, cell: ({ Reviews: reviews }) => <Reviews reviews={reviews} /> },
  {
    name: '结果',
    width: '200px',
    wraps: true,
    cell: (work) => resultCell(work, workAddress(Line, work.WorkId)),
  },
  { name: '申诉', width: '140px', wraps: true, cell: (work) => appealCell(work, onAppeal) },
]

/** The works of a round: who assessed them, what they came to, and what is left to the teacher. */
export const RoundWorks = ({ round, ...acts }: Acts & { round: PeerRoundDetail }) => (
  <DataTable
    label="作业"
    columns={workColumns(round, acts)}
    rows={round.Works}
    keyOf={({ WorkId }) => WorkId}
    empty={<Empty head="互评还没有开始" note="开始后，已提交的作业会分给学生互评。" />}
  />
)

const reviewerColumns: readonly Column<PeerReviewerLine>[] = [
  { name: '姓名', cell: ({ Name }) => Name },
  { name: '学号', cell: ({ No }) => No },
  { name: '待评', figures: true, width: '80px', cell: ({ Owed }) => Owed },
  { name: '已评', figures: true, width: '80px', cell: ({ Done }) => Done },
  { name: '缺评', figures: true, width: '80px', cell: ({ Missed }) => Missed },
  {
    name: '校准相差',
    figures: true,
    width: '100px',
    cell: ({ Calibration }) => Calibration ?? '—',
  },
  { name: '评阅质量', figures: true, width: '100px', cell: ({ Grade }) => Grade ?? '—' },
]

/** Those who assess in a round, and how near they were. */
export const RoundReviewers = ({ round }: { round: PeerRoundDetail }) => (
  <DataTable
    label="评阅人"
    columns={reviewerColumns}
    rows={round.Reviewers}
    keyOf={({ PersonId }) => PersonId}
    empty={<Empty head="互评还没有开始" />}
  />
)
