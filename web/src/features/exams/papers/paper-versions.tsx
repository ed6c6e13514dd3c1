import { Button, ButtonLink, momentOf } from '#ui'
import type { PaperDetail } from '@xinglin/contract/exams'
import { useState } from 'react'
import { PaperPreview } from './paper-preview.tsx'
import styles from './paper.module.css'

/** The frozen versions of a paper, each to be looked at as an examinee sees it. */
export const PaperVersions = ({ detail: { Line, Versions } }: { detail: PaperDetail }) => {
  const [shown, setShown] = useState<number>()
  if (Versions.length === 0) return null
  return (
    <>
      <h2 className={styles.head}>已定稿的版本</h2>
      <ul className={styles.versions}>
        {Versions.map(({ No, FrozenAt, FrozenBy, Questions, Tenths }) => (
          <li key={No} className={styles.bar}>
            <span>
              第{No}版 · {Questions} 题 {Tenths / 10} 分
              <span className={styles.note}>
                {' '}
                {momentOf(FrozenAt)} {FrozenBy}
              </span>
            </span>
            <span className={styles.bar}>
              <Button size="small" aria-label={`预览第${No}版`} onClick={() => setShown(No)}>
                预览
              </Button>
              <ButtonLink size="small" aria-label={`打印第${No}版`} to={`?print=${No}`}>
                打印
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <PaperPreview id={Line.Id} no={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
