import type { School } from '@xinglin/contract/schools'
import { type ReactNode, useState } from 'react'
import { Bough } from './bough.tsx'
import styles from './hero.module.css'
import { paragraphs } from './paragraphs.ts'

/** The face of a school: its name and words, before its picture or the bough of the house; `actions` are the buttons beneath. */
export const SchoolHero = ({ school, actions }: { school: School; actions?: ReactNode }) => {
  const [broken, setBroken] = useState(false)
  const photo = school.PageImgUrl && !broken
  return (
    <section className={styles.hero} aria-label="学校简介">
      <div className={styles.paper} />
      <div className={styles.frame}>
        {photo ? (
          <img
            className={styles.photo}
            src={school.PageImgUrl}
            alt=""
            fetchPriority="high"
            onError={() => setBroken(true)}
          />
        ) : (
          <Bough className={styles.bough} />
        )}
        <div className={styles.words}>
          {school.PlatformName && <p className={styles.platform}>{school.PlatformName}</p>}
          <h1 className={styles.name}>{school.Name}</h1>
          <div className={styles.remark}>
            {paragraphs(school.Remark).map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </section>
  )
}
