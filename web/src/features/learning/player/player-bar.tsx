import { ButtonLink, classes, Progress } from '#ui'
import { Clock, ListTree, LogOut, NotebookPen } from 'lucide-react'
import { Link } from 'react-router'
import { attemptName } from '../report/attempt-words.ts'
import { ExplainProgress } from './explain-progress.tsx'
import styles from './player-bar.module.css'
import type { PlayerData } from './player-queries.ts'
import { isOpen } from './player-state.ts'
import { SaveSign } from './save-sign.tsx'
import type { Recorder } from '../saving/recorder.ts'
import { timeSpent } from '../report/time-spent.ts'

/** What stays in sight while one learns: the course, how far one is, how long it took, whether all is saved, the way out. */
export const PlayerBar = ({
  player,
  recorder,
  outlineOpen,
  onOutline,
  notes,
}: {
  player: PlayerData
  recorder: Recorder
  outlineOpen: boolean
  onOutline: () => void
  /** Absent where an item is not open. */
  notes: { readonly open: boolean; readonly onToggle: () => void } | undefined
}) => {
  const preview = `/CoursePreview/${player.CourseId}`
  return (
    <div className={styles.bar} data-print="no">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={outlineOpen}
        aria-label="课程目录"
        onClick={onOutline}
      >
        <ListTree size={20} aria-hidden />
        <span className={styles.word}>目录</span>
      </button>
      <p className={styles.course}>
        <Link to={preview} title={player.CourseName}>
          {player.CourseName}
        </Link>
        {player.AttemptNo > 1 && (
          <span className={styles.round}>{attemptName(player.AttemptNo)}</span>
        )}
      </p>
      <div className={styles.progress}>
        <Progress value={player.Progress} label="课程进度" className={styles.track} />
        <span className={styles.figures}>
          <span className={styles.word}>已完成 </span>
          {player.DoneCount}/{player.ItemCount}
        </span>
        <ExplainProgress player={player} />
      </div>
      <span className={styles.time} title="已学时长">
        <Clock size={16} aria-hidden />
        {timeSpent(player.Seconds)}
      </span>
      {isOpen(player) && <SaveSign recorder={recorder} />}
      {notes && (
        <button
          type="button"
          className={classes(styles.toggle, notes.open && styles.pressed)}
          aria-expanded={notes.open}
          aria-label="笔记"
          onClick={notes.onToggle}
        >
          <NotebookPen size={19} aria-hidden />
          <span className={styles.word}>笔记</span>
        </button>
      )}
      <ButtonLink
        to={preview}
        size="small"
        className={styles.exit ?? ''}
        icon={<LogOut size={15} aria-hidden />}
        aria-label="退出学习"
      >
        <span className={styles.word}>退出</span>
      </ButtonLink>
    </div>
  )
}
