import { askAddress } from '#simulations/kernel'
import { Button, ButtonLink, SelectField } from '#ui'
import { MessageCircleQuestion, Pause, Play } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CloseUpFrame } from './close-up/close-up-frame.tsx'
import { Drawn } from './drawn.tsx'
import picture from './picture.module.css'
import type { Report } from './queries.ts'
import { closeUpOf } from './scene/close-up.ts'
import { kindByTitle, type Kind } from './scene/kinds.ts'
import { sceneOf } from './scene/scene.ts'
import { OperationStage } from './stage/operation-stage.tsx'
import { canDraw } from './stage/use-stage.ts'
import { clockWord } from './words.ts'
import { countAt, countBeside, expertMoments, momentsOf, type Moment } from './moments.ts'
import styles from './replay.module.css'
import { useSteady } from './use-steady.ts'
import { useRunning } from './use-running.ts'

const speeds = ['1', '4', '16', '60'] as const

/** What the stage shows after some moments; the same while they are the same. */
const useShown = (kind: Kind, view: Report['View'], moments: readonly Moment[]) => {
  const events = useSteady(moments.map(({ event }) => event))
  return useMemo(() => {
    const scene = sceneOf(kind, view, events)
    return { scene, near: closeUpOf(kind, events, scene) }
  }, [kind, view, events])
}

const Picture = ({
  report,
  kind,
  own,
  expert,
  whose,
}: {
  report: Report
  kind: Kind
  /** How far each of them has come. */
  own: readonly Moment[]
  expert: readonly Moment[]
  whose: 'own' | 'expert'
}) => {
  const { View } = report
  const mine = useShown(kind, View, own)
  const theirs = useShown(kind, View, expert)
  const isOwn = whose === 'own'
  const { scene, near } = isOwn ? mine : theirs
  // Whoever is not watched stands beside as a shade.
  const { needle: shade } = (isOwn ? theirs : mine).scene
  const aid = useMemo(() => ({ zones: [], ...(shade && { ghost: shade }) }), [shade])
  const last = (isOwn ? own : expert).at(-1)
  const saying = last?.event.observations.findLast(({ type }) => type === 'patient')?.zh
  return (
    <OperationStage scene={scene} aid={aid} anatomy="hidden" siteWords={() => ''}>
      <p className={picture.says}>{saying ?? ''}</p>
      {scene.needle && (
        <p className={picture.depth}>
          {isOwn ? '自己' : '专家'} <strong>{scene.needle.depth.toFixed(1)}</strong> cm
          {shade && (
            <>
              {' '}
              · {isOwn ? '专家' : '自己'} <strong>{shade.depth.toFixed(1)}</strong> cm
            </>
          )}
        </p>
      )}
      {near && <CloseUpFrame shown={near} />}
      <Drawn scene={scene} look="" />
    </OperationStage>
  )
}

/** The operation once more: in the picture at any speed, the needle of whoever is not watched as a shade beside, and by its moments. */
export const Replay = ({ report }: { report: Report }) => {
  const [own, expert] = useMemo(() => [momentsOf(report), expertMoments(report)], [report])
  const [whose, setWhose] = useState<'own' | 'expert'>(own.length > 0 ? 'own' : 'expert')
  const [speed, setSpeed] = useState<string>('16')
  const [able] = useState(canDraw)
  // Whoever watches the expert follows the expert's own time, however short one's own way was.
  const track = whose === 'own' ? own : expert
  const end = Math.max(1, Math.ceil(track.at(-1)?.clock ?? 1))
  const { clock, runs, run, seek } = useRunning(end, Number(speed))
  const kind = kindByTitle(report.View.title)
  const count = countAt(track, clock)
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const now = list.current?.children.item(count - 1)
    if (now instanceof HTMLElement && list.current)
      list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2
  }, [count])
  if (track.length === 0) return null
  return (
    <section className={styles.replay} aria-labelledby="replay">
      <h2 id="replay">操作回放</h2>
      <div className={styles.body}>
        <div className={styles.left}>
          {able && kind ? (
            <Picture
              report={report}
              kind={kind}
              own={own.slice(0, whose === 'own' ? count : countBeside(expert, count, own))}
              expert={expert.slice(0, whose === 'own' ? countBeside(own, count, expert) : count)}
              whose={whose}
            />
          ) : (
            <p className={styles.bare}>
              当前浏览器不支持三维显示（WebGL），可按右侧时间线逐步回看。
            </p>
          )}
          <div className={styles.bar}>
            <Button
              size="small"
              icon={runs ? <Pause size={15} aria-hidden /> : <Play size={15} aria-hidden />}
              onClick={run}
            >
              {runs ? '暂停' : '播放'}
            </Button>
            <input
              type="range"
              aria-label="回放位置"
              aria-valuetext={clockWord(clock)}
              min={0}
              max={end}
              step={1}
              value={Math.floor(clock)}
              onChange={({ target }) => seek(Number(target.value))}
            />
            <output className={styles.clock}>
              {clockWord(clock)} / {clockWord(end)}
            </output>
            <SelectField
              label="速度"
              options={speeds.map((value) => ({ value, name: `${value} 倍` }))}
              value={speed}
              onChoose={setSpeed}
            />
            {report.Mine && whose === 'own' && count > 0 && (
              <ButtonLink
                size="small"
                icon={<MessageCircleQuestion size={15} aria-hidden />}
                to={askAddress(report, 'step', track[count - 1]?.event.seq ?? 0)}
              >
                就这一步提问
              </ButtonLink>
            )}
            {own.length > 0 && (
              <Button
                size="small"
                onClick={() => {
                  setWhose(whose === 'own' ? 'expert' : 'own')
                  seek(0)
                }}
              >
                {whose === 'own' ? '看专家示范' : '看自己的操作'}
              </Button>
            )}
          </div>
        </div>
        <ol className={styles.moments} ref={list} aria-label="时间线">
          {track.map(({ clock: at, zh, event }, index) => (
            <li key={event.seq}>
              <button
                type="button"
                {...(index === count - 1 && { 'aria-current': 'step' as const })}
                onClick={() => seek(at)}
              >
                <time>{clockWord(at)}</time>
                <span>
                  {zh}
                  {event.observations
                    .filter(({ type }) => type === 'patient' || type === 'drawn')
                    .slice(-1)
                    .map((one) => (
                      <small key={one.zh}>{one.zh}</small>
                    ))}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
