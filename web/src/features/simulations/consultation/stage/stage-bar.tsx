import { Button, classes, Tag } from '#ui'
import { ArrowLeft, Flag, Hourglass, Lightbulb, Timer, Volume2, VolumeX } from 'lucide-react'
import { Link } from 'react-router'
import type { Known } from '../session/queries.ts'
import styles from './stage-bar.module.css'
import { caution, minutesWord, modes } from '../session/words.ts'

const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

/** The bar on top of the stage: the way out, both clocks, voice, hint, and the end. */
export const StageBar = ({
  view,
  left,
  back,
  speech,
  closed,
  onHint,
  onFinish,
}: {
  view: Known
  /** Seconds of real time. */
  left: number
  back: string
  speech: { readonly on: boolean; readonly toggle: () => void } | null
  closed: boolean
  onHint: () => void
  onFinish: () => void
}) => {
  const soon = left <= 300
  return (
    <header className={styles.bar}>
      <Link className={styles.back} to={back} aria-label="返回课程（问诊会保留，时间继续计算）">
        <ArrowLeft size={18} aria-hidden />
        <span>返回</span>
      </Link>
      <div className={styles.title}>
        <h1>{view.title}</h1>
        <p>{caution}</p>
      </div>
      <Tag tone={view.mode === 'practice' ? 'school' : 'warning'}>{modes[view.mode]}</Tag>
      <p className={styles.time} title="病程时间：问一句约20秒，查体和检查按项目计">
        <Hourglass size={16} aria-hidden />
        <span className={styles.of}>病程</span>
        <strong>{minutesWord(view.minute)}</strong>
      </p>
      <p className={classes(styles.time, soon && styles.soon)} title="剩余作答时间">
        <Timer size={16} aria-hidden />
        <span className={styles.of}>剩余</span>
        <strong>{clock(left)}</strong>
      </p>
      {/* Not every second: the last five minutes and the last one are said. */}
      <output className={styles.said}>
        {left <= 60 ? '剩余不到1分钟' : soon ? '剩余不到5分钟' : ''}
      </output>
      <div className={styles.deeds}>
        {speech && (
          <Button
            size="small"
            aria-pressed={speech.on}
            aria-label={speech.on ? '关闭患者语音' : '开启患者语音'}
            icon={speech.on ? <Volume2 size={16} aria-hidden /> : <VolumeX size={16} aria-hidden />}
            onClick={speech.toggle}
          />
        )}
        {view.mode === 'practice' && (
          <Button
            size="small"
            aria-label={`提示，已用${view.hints}条`}
            icon={<Lightbulb size={16} aria-hidden />}
            disabled={closed}
            onClick={onHint}
          >
            <span className={styles.wide}>提示{view.hints > 0 ? `（${view.hints}）` : ''}</span>
          </Button>
        )}
        <Button
          size="small"
          kind="primary"
          icon={<Flag size={15} aria-hidden />}
          disabled={closed}
          onClick={onFinish}
        >
          <span>
            结束<span className={styles.wide}>问诊</span>
          </span>
        </Button>
      </div>
    </header>
  )
}
