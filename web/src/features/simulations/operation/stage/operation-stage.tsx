import { Button } from '#ui'
import { Bone as BoneIcon, Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Scene } from '../scene/scene.ts'
import { LineWords } from './line-words.tsx'
import styles from './operation-stage.module.css'
import type { Aid, Touched } from './stage.ts'
import { useFingers } from './use-fingers.ts'
import { buildAhead, useStage } from './use-stage.ts'

const glances = [
  ['work', '操作区'],
  ['across', '对侧'],
  ['whole', '全身'],
  ['face', '面部'],
] as const

/** The patient in three dimensions: turned, felt and worked at by pointer; everything on it is in the list beneath too. */
export const OperationStage = ({
  scene,
  aid,
  pressed = 0,
  anatomy,
  siteWords,
  onSite,
  onPull,
  children,
}: {
  scene: Scene
  aid: Omit<Aid, 'glass'>
  /** How deep the chest is pressed in now (cm). */
  pressed?: number
  /** Whether bones and lines may be shown, and are at first. */
  anatomy: 'shown' | 'hidden' | 'never'
  siteWords: (site: string) => string
  onSite?: (site: string) => void
  onPull?: (cm: number, degrees: number) => void
  children?: ReactNode
}) => {
  const [box, canvas] = [useRef<HTMLDivElement>(null), useRef<HTMLCanvasElement>(null)]
  const opening = useStage(box, canvas)
  const stage = opening.is === 'there' ? opening.stage : undefined
  const [felt, setFelt] = useState<{ touched: Touched; x: number; y: number }>()
  const [isGlass, setGlass] = useState(anatomy === 'shown')
  const canSeeThrough = anatomy !== 'never'
  const shows = canSeeThrough && aid.shows !== undefined && aid.shows.length > 0
  const [isBuilt, setBuilt] = useState(false)
  useEffect(() => buildAhead(scene), [scene])
  useEffect(() => {
    void stage?.show(scene, { ...aid, glass: isGlass && canSeeThrough }).then(() => setBuilt(true))
  }, [stage, scene, aid, isGlass, canSeeThrough])
  useEffect(() => stage?.press(pressed), [stage, pressed])
  const fingers = useFingers(stage, {
    onFeel: (touched, { x, y }) => setFelt(touched && { touched, x, y }),
    onPress: ({ site }) => site !== undefined && onSite?.(site),
    onPull: (cm, degrees) => onPull?.(cm, degrees),
  })
  if (opening.is === 'lost')
    return <output className={styles.lost}>三维画面已中断，请用下方列表继续操作，功能相同。</output>
  return (
    <div className={styles.stage} data-ready={isBuilt}>
      <div
        ref={box}
        className={styles.box}
        role="application"
        aria-roledescription="三维画面"
        aria-label="患者三维画面：方向键旋转，加减键缩放；所有操作也可在下方列表完成"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys turn the patient
        tabIndex={stage ? 0 : -1}
        {...fingers}
      >
        <canvas ref={canvas} aria-hidden />
      </div>
      {!isBuilt && <p className={styles.loading}>正在准备患者…</p>}
      {stage && ((isGlass && canSeeThrough) || shows) && <LineWords stage={stage} />}
      {felt && (
        <p
          className={styles.felt}
          style={{ transform: `translate(${felt.x + 18}px, ${felt.y - 12}px)` }}
          aria-hidden
        >
          {felt.touched.site ? <strong>{siteWords(felt.touched.site)}</strong> : felt.touched.words}
        </p>
      )}
      <fieldset className={styles.tools} aria-label="视角">
        {glances.map(([glance, zh]) => (
          <Button key={glance} size="small" onClick={() => stage?.look(glance)}>
            {zh}
          </Button>
        ))}
        <Button
          size="small"
          icon={<Plus size={15} aria-hidden />}
          aria-label="放大"
          onClick={() => stage?.zoom(1.2)}
        />
        <Button
          size="small"
          icon={<Minus size={15} aria-hidden />}
          aria-label="缩小"
          onClick={() => stage?.zoom(1 / 1.2)}
        />
        {canSeeThrough && (
          <Button
            size="small"
            icon={<BoneIcon size={15} aria-hidden />}
            aria-pressed={isGlass}
            onClick={() => setGlass(!isGlass)}
          >
            解剖
          </Button>
        )}
      </fieldset>
      {children}
    </div>
  )
}
