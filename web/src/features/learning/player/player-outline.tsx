import { ChevronDown, FileChartColumn } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { reportAddress } from '../addresses/open-round.ts'
import { OutlineLine } from './outline-line.tsx'
import styles from './player-outline.module.css'
import type { PlayerData } from './player-queries.ts'

type Choice = { player: PlayerData; current: string; onChoose: (() => void) | undefined }

const Chapter = ({ chapter, ...choice }: { chapter: PlayerData['Chapters'][number] } & Choice) => {
  const id = useId()
  const [open, setOpen] = useState(true)
  const done = chapter.Items.filter(({ State }) => State === 'done').length
  return (
    <li className={styles.chapter}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.name}>{chapter.Title}</span>
        <span className={styles.count}>
          {done}/{chapter.Items.length}
        </span>
        <ChevronDown className={styles.turn} size={16} aria-hidden />
      </button>
      <ul id={id} hidden={!open}>
        {chapter.Items.map((item) => (
          <OutlineLine key={item.Id} item={item} {...choice} />
        ))}
      </ul>
    </li>
  )
}

/** Brings the open item into sight within what scrolls the outline, and moves nothing else. */
const useInSight = (current: string) => {
  const outline = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = outline.current?.querySelector<HTMLElement>(`[data-item='${current}']`)
    const scroller = outline.current?.parentElement
    if (!line || !scroller) return
    const { top, bottom } = scroller.getBoundingClientRect()
    const seen = Math.min(bottom, window.innerHeight) - top
    const above = line.getBoundingClientRect().top - top
    if (above < 0 || above + line.offsetHeight > seen) scroller.scrollTop += above - seen / 3
  }, [current])
  return outline
}

/** The outline of an attempt: chapters that fold, items with kind, state, best score and length; the report once there is one. */
export const PlayerOutline = ({
  player,
  current,
  onChoose,
}: {
  player: PlayerData
  /** Id of the open item; empty where the report is open. */
  current: string
  onChoose?: () => void
}) => {
  const outline = useInSight(current)
  return (
    <nav ref={outline} className={styles.outline} aria-label="课程目录">
      <ol>
        {player.Chapters.map((chapter, index) => (
          <Chapter
            key={index}
            chapter={chapter}
            player={player}
            current={current}
            onChoose={onChoose}
          />
        ))}
      </ol>
      {player.Report && (
        <Link
          className={styles.report}
          to={reportAddress(player.CourseId, player.ProgressId)}
          aria-current={current === '' ? 'page' : undefined}
          onClick={onChoose}
        >
          <FileChartColumn size={18} aria-hidden />
          学习报告
        </Link>
      )}
    </nav>
  )
}
