import { classes } from '#ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { noThumbnail, thumbnailFor } from './thumbnail.ts'
import styles from './cover.module.css'
import { Ground } from './grounds.tsx'
import { Ecg, Heart, Infant, Skin, Thorax } from './motif-body.tsx'
import { Drip, Glucose, Mother, Scalpel } from './motif-care.tsx'
import { Book, Flask } from './motif-study.tsx'
import { pick, seedOf } from './seed.ts'
import { useNear } from './use-near.ts'

const drawings: Readonly<Record<string, (props: { seed: number }) => ReactNode>> = {
  ecg: Ecg,
  thorax: Thorax,
  scalpel: Scalpel,
  heart: Heart,
  drip: Drip,
  infant: Infant,
  flask: Flask,
  skin: Skin,
  mother: Mother,
  glucose: Glucose,
  book: Book,
}

const palettes = ['soft', 'deep', 'kin', 'paper', 'far'] as const
// Right of the middle: a card's tags lie over the upper left.
const places = [168, 198, 228]

// A figure reads from left to right; so does a trace.
const oneWay = new Set(['glucose', 'ecg'])

const Drawing = ({ motif, seed }: { motif: string; seed: number }) => {
  const Motif = drawings[motif] ?? Book
  const x = places[pick(seed, 2, places.length)] ?? 160
  const flipped = pick(seed, 3, 2) === 1 && !oneWay.has(motif) ? -1 : 1
  return (
    <>
      <Ground seed={seed} x={x} />
      <g transform={`translate(${motif === 'ecg' ? 160 : x} 97) scale(${0.84 * flipped} 0.84)`}>
        <Motif seed={seed} />
      </g>
    </>
  )
}

/** A drawn cover; in a list (`awaited`) it is drawn when it is about to come into sight, as its picture would be. */
const Drawn = ({ motif, id, awaited }: { motif: string; id: string; awaited: boolean }) => {
  const seed = seedOf(id)
  const [place, near] = useNear<SVGSVGElement>(!awaited)
  return (
    <svg
      ref={place}
      className={classes(styles.cover, styles[palettes[pick(seed, 4, palettes.length)] ?? 'soft'])}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <rect className={styles.bg} width="320" height="180" />
      {near && <Drawing motif={motif} seed={seed} />}
    </svg>
  )
}

/** What became of one address. */
const Shown = ({ src, motif, id, small = false }: ComponentProps<typeof Cover>) => {
  const [address, setAddress] = useState(() => (small ? thumbnailFor(src) : src))
  if (!address) return <Drawn motif={motif} id={id} awaited={small} />
  const failed = () => {
    if (address === src) return setAddress('')
    noThumbnail(src)
    setAddress(src)
  }
  return (
    <img
      className={styles.cover}
      src={address}
      alt=""
      width="320"
      height="180"
      loading="lazy"
      decoding="async"
      style={{ objectFit: 'cover' }}
      onError={failed}
    />
  )
}

/**
 * A course's cover, 16:9: its picture (its `small` variant where there is one), or the drawing of its subject in the
 * school's colours, never the same for two courses. Decorative: the name stands beside it.
 */
export const Cover = (props: { src: string; motif: string; id: string; small?: boolean }) => (
  <Shown key={props.src} {...props} />
)
