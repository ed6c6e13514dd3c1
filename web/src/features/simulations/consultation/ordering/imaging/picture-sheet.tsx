import { Skeleton, Button, VisuallyHidden } from '#ui'
import type { Picture } from '@xinglin/simulation/catalogue'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styles from './picture-sheet.module.css'
import { type Plate, platesOf } from './plates.ts'
import { pixelsOf, defaultWindow, type Window } from './window.ts'

const Canvas = ({ plate, name, window }: { plate: Plate; name: string; window: Window }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { columns, rows } = 'raster' in plate ? plate.raster : plate
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.putImageData(new ImageData(pixelsOf(plate, window), columns, rows), 0, 0)
  }, [plate, window, columns, rows])
  return (
    <figure className={styles.plate}>
      <div className={styles.film}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={columns}
          height={rows}
          aria-hidden="true"
        />
        {plate.marks && (
          <>
            <span className={styles.right} aria-hidden="true">
              R
            </span>
            <span className={styles.left} aria-hidden="true">
              L
            </span>
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        {/* What it shows is for the student to say: whoever cannot see it is told what kind of picture it is. */}
        <VisuallyHidden>{name}示意图，由你判读：</VisuallyHidden>
        {plate.name}
      </figcaption>
    </figure>
  )
}

const Slider = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (value: number) => void
}) => (
  <label className={styles.slider}>
    {label}
    <input
      type="range"
      min={-100}
      max={100}
      step={5}
      value={value}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  </label>
)

/** A picture of a test, drawn from its parameters and looked at through a window; what is to be seen in it stands nowhere in words. */
export const PictureSheet = ({
  picture,
  name,
  large = false,
}: {
  picture: Picture
  name: string
  /** One view beneath the other, as large as there is room. */
  large?: boolean
}) => {
  const [plates, setPlates] = useState<readonly Plate[]>()
  const [window, setWindow] = useState(defaultWindow)
  const key = JSON.stringify(picture)
  useEffect(() => {
    // The card is painted first; drawing takes a good part of a second.
    const timer = setTimeout(() => setPlates(platesOf(JSON.parse(key) as Picture)), 30)
    return () => clearTimeout(timer)
  }, [key])
  const toned = plates?.some((one) => 'raster' in one) === true
  return (
    <section className={styles.sheet} aria-label={`${name}示意图`}>
      {plates === undefined ? (
        <div className={styles.waiting}>
          <Skeleton shape="block" width="100%" height="100%" />
          <VisuallyHidden>正在绘制</VisuallyHidden>
        </div>
      ) : (
        <div className={plates.length > 1 && !large ? styles.plates : styles.single}>
          {plates.map((plate) => (
            <Canvas key={plate.name} plate={plate} name={name} window={window} />
          ))}
        </div>
      )}
      <p className={styles.honest}>示意图（程序绘制，非真实影像）</p>
      {toned && (
        <div className={styles.window}>
          <Slider
            label="亮度"
            value={window.bright}
            onChange={(bright) => setWindow({ ...window, bright })}
          />
          <Slider
            label="对比度"
            value={window.contrast}
            onChange={(contrast) => setWindow({ ...window, contrast })}
          />
          <Button
            size="small"
            kind="plain"
            icon={<RotateCcw size={14} aria-hidden />}
            disabled={window.bright === 0 && window.contrast === 0}
            onClick={() => setWindow(defaultWindow)}
          >
            复原
          </Button>
        </div>
      )}
    </section>
  )
}
