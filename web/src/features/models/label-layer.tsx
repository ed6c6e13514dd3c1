import type { Annotation } from '@xinglin/contract/models'
import { classes } from '#ui'
import { useEffect, useState } from 'react'
import { labelHeight, layLabels, type Label } from './labels.ts'
import styles from './label-layer.module.css'
import type { ModelView } from './stage/stage.ts'

const wide = 620

type Shown = { readonly labels: readonly Label[]; readonly width: number; readonly height: number }

const same = (a: Shown, b: Shown) => JSON.stringify(a) === JSON.stringify(b)

/** Points nudged apart, so that no number lies on another. */
const apart = (labels: readonly Label[]): Label[] => {
  const placed: Label[] = []
  for (const label of labels) {
    let { y } = label
    while (placed.some((one) => Math.abs(one.x - label.x) < 26 && Math.abs(one.y - y) < 26)) y += 27
    placed.push({ ...label, y })
  }
  return placed
}

/** The numbered points of a model over its picture: with their names in the margins where there is room, else as numbers. For the eye and the mouse; the list beside says the same to everyone. */
export const LabelLayer = ({
  stage,
  annotations,
  chosen,
  onChoose,
}: {
  stage: ModelView
  annotations: readonly Annotation[]
  chosen: string | undefined
  onChoose: (id: string) => void
}) => {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const [shown, setShown] = useState<Shown>({ labels: [], width: 0, height: 0 })
  useEffect(() => {
    if (!box) return
    const lay = () => {
      const [width, height] = [box.clientWidth, box.clientHeight]
      const anchors = annotations
        .map(({ Id, At, From }) => ({ id: Id, ...stage.spotOf(At, From) }))
        .filter(({ x, y, facing }) => facing && x > 0 && y > 0 && x < width && y < height)
        .map(({ id, x, y }) => ({ id, x: Math.round(x), y: Math.round(y) }))
      const next = { labels: layLabels(anchors, { width, height: height - 64 }), width, height }
      setShown((now) => (same(now, next) ? now : next))
    }
    lay()
    return stage.onDrawn(lay)
  }, [box, stage, annotations])
  const names = shown.width >= wide
  const numbers = new Map(annotations.map(({ Id }, index) => [Id, index + 1]))
  const nameOf = (id: string) => annotations.find(({ Id }) => Id === id)?.Name ?? ''
  const labels = names ? shown.labels : apart(shown.labels)
  const edge = 12
  return (
    <div ref={setBox} className={styles.layer} aria-hidden="true">
      <svg className={styles.lines} width={shown.width} height={shown.height}>
        {labels.map(({ id, x, y, side, top }) => (
          <g key={id} className={classes(styles.line, id === chosen && styles.chosen)}>
            {names && (
              <path
                d={`M${side === 'left' ? 136 : shown.width - 136} ${top + labelHeight / 2 + edge} L${x} ${y}`}
              />
            )}
            <circle cx={x} cy={y} r={names ? 3.5 : 0} />
          </g>
        ))}
      </svg>
      {labels.map(({ id, side, top, x, y }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className={classes(
            styles.label,
            names ? styles[side] : styles.pin,
            id === chosen && styles.chosen,
          )}
          style={names ? { top: top + edge } : { left: x - 13, top: y - 13 }}
          onClick={() => onChoose(id)}
        >
          <span className={styles.number}>{numbers.get(id)}</span>
          {names && <span className={styles.name}>{nameOf(id)}</span>}
        </button>
      ))}
    </div>
  )
}
