import type { School } from '@xinglin/contract/schools'
import { type ReactNode, useState } from 'react'
import { Bough } from './bough.tsx'
import look from './hero.module.css'
import { paragraphs } from './paragraphs.ts'

/** The face of a school: its name and words, before its picture or the bough of the house; `deeds` are the buttons beneath. */
export const SchoolHero = ({ school, deeds }: { school: School; deeds?: ReactNode }) => {
  const [broken, setBroken] = useState(false)
  const photo = school.PageImgUrl && !broken
  return (
    <section className={look.hero} aria-label="学校简介">
      <div className={look.paper} />
      <div className={look.frame}>
        {photo ? (
          <img
            className={look.photo}
            src={school.PageImgUrl}
            alt=""
            fetchPriority="high"
            onError={() => setBroken(true)}
          />
        ) : (
          <Bough className={look.bough} />
        )}
        <div className={look.words}>
          {school.PlatformName && <p className={look.platform}>{school.PlatformName}</p>}
          <h1 className={look.name}>{school.Name}</h1>
          <div className={look.remark}>
            {paragraphs(school.Remark).map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </div>
          {deeds && <div className={look.deeds}>{deeds}</div>}
        </div>
      </div>
    </section>
  )
}
