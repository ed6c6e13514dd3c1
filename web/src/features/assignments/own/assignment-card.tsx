import { Progress, Tag } from '#ui'
import { itemKindNames, type OwnAssignment } from '@xinglin/contract/assignments'
import { scoreWord } from '@xinglin/simulation/assessment'
import { Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { AgainLine, OwnDateLine } from '../dates/own-date-line.tsx'
import { OwnStateTag } from './own-state-tag.tsx'
import styles from './own.module.css'

const isRunning = ({ State }: OwnAssignment): boolean =>
  State === 'open' || State === 'begun' || State === 'overdue'

/** A task in a student's list: how it stands, by when, how far. */
export const AssignmentCard = ({ one, to }: { one: OwnAssignment; to: string }) => (
  <li className={styles.card}>
    <div className={styles.head}>
      <h3 className={styles.title}>
        <Link to={to}>{one.Title}</Link>
      </h3>
      <span className={styles.tags}>
        {one.Returned && (
          <Tag tone="warning" icon={<Undo2 size={13} aria-hidden />}>
            有退回
          </Tag>
        )}
        <OwnStateTag state={one.State} />
      </span>
    </div>
    <p className={styles.about}>
      <span>{one.Via.join('、') || '单独布置'}</span>
      <span>{one.TeacherName}</span>
      <span>{one.Kinds.map((kind) => itemKindNames[kind]).join('、')}</span>
    </p>
    {one.AgainUntil === null ? (
      <OwnDateLine date={one.Due} counts={isRunning(one)} />
    ) : (
      <AgainLine until={one.AgainUntil} />
    )}
    <div className={styles.foot}>
      <Progress
        className={styles.bar}
        value={one.ItemCount === 0 ? 0 : (100 * one.DoneCount) / one.ItemCount}
        label={`完成 ${one.DoneCount}/${one.ItemCount} 项`}
      />
      <span className={styles.count}>
        {one.DoneCount}/{one.ItemCount} 项
      </span>
      {one.Score !== null && (
        <strong className={styles.score}>
          {one.DoneCount < one.ItemCount && '目前 '}
          {scoreWord(one.Score)} 分
        </strong>
      )}
    </div>
  </li>
)
