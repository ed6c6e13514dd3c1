import type { ReactNode } from 'react'
import type { CloseUp } from '../scene/close-up.ts'
import styles from './close-up.module.css'
import { GlottisPicture, glottisWords } from './glottis.tsx'
import { PerineumPicture, perineumWords } from './perineum.tsx'
import { WoundPicture, woundWords } from './wound.tsx'

const titles = { glottis: '喉镜所见', perineum: '会阴部', wound: '伤口' } as const

const drawn = (shown: CloseUp): readonly [words: string, picture: ReactNode] => {
  switch (shown.is) {
    case 'glottis':
      return [glottisWords(shown), <GlottisPicture key="glottis" {...shown} />]
    case 'perineum':
      return [perineumWords(shown), <PerineumPicture key="perineum" {...shown} />]
    case 'wound':
      return [woundWords(shown), <WoundPicture key="wound" {...shown} />]
  }
}

/** What is looked at from near, beside the whole body, with what is seen in words. */
export const CloseUpFrame = ({ shown }: { shown: CloseUp }) => {
  const [words, picture] = drawn(shown)
  return (
    <figure className={styles.frame} data-round={shown.is === 'glottis'}>
      <svg viewBox="0 0 200 200" aria-hidden>
        {picture}
      </svg>
      <figcaption>
        <strong>{titles[shown.is]}</strong> {words}
      </figcaption>
    </figure>
  )
}
