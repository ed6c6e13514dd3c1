import { contrast, schoolColours } from '#ui'
import { Check, Star, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './colour-preview.module.css'

const least = 4.5

const Ratio = ({ name, front, behind }: { name: string; front: string; behind: string }) => {
  const ratio = contrast(front, behind)
  const fine = ratio >= least
  return (
    <li className={fine ? styles.fine : styles.poor}>
      {fine ? <Check size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
      {name} {ratio.toFixed(1)}:1
    </li>
  )
}

/** How the pages look in a colour, and how well what is derived from it reads. */
export const ColourPreview = ({
  colour,
  name,
  mark,
}: {
  colour: string
  name: string
  mark: ReactNode
}) => {
  const colours = schoolColours(colour)
  const of = (variable: `--${string}`) => colours[variable] ?? ''
  const darkened = of('--school-fill') !== of('--school')
  return (
    <section className={styles.preview} style={colours} aria-label="配色预览">
      <div className={styles.sample} aria-hidden="true">
        <div className={styles.sampleTop}>
          {mark}
          <strong>{name || '学校名称'}</strong>
          <span className={styles.sampleOn}>课程</span>
          <span>教师</span>
          <span className={styles.sampleButton}>登录</span>
        </div>
        <div className={styles.sampleBody}>
          <span className={styles.sampleTag}>理论课程</span>
          <span className={styles.sampleLink}>查看学习大纲</span>
          <span className={styles.sampleStar}>
            <Star size={14} /> 4.8
          </span>
          <span className={styles.sampleDeep}>在练习中，成为医者</span>
        </div>
      </div>
      <ul className={styles.ratios}>
        <Ratio name="按钮文字" front={of('--on-school')} behind={of('--school-fill')} />
        <Ratio name="链接" front={of('--school-text')} behind={of('--school-soft')} />
        <Ratio name="深色区文字" front={of('--school-glow')} behind={of('--school-deep')} />
      </ul>
      {darkened && (
        <p className={styles.note}>
          这个颜色作为按钮底色时文字不够清楚，按钮会自动加深为 {of('--school-fill')}。
        </p>
      )}
    </section>
  )
}
