import { classes } from '#ui'
import { Flag, Lock } from 'lucide-react'
import { type QuestionPlace, standingOf } from './question-places.ts'
import styles from './sitting.module.css'
import type { SittingNow } from './use-sitting.ts'

const words = { done: '已答', some: '未答完', none: '未答' } as const
const stationWords = { done: '已结束', some: '进行中', none: '未进入' } as const

const Dot = ({
  place: { no, question },
  now: { answers, stations },
  isHere,
  isMarked,
  onGo,
}: {
  place: QuestionPlace
  now: SittingNow
  isHere: boolean
  isMarked: boolean
  onGo: () => void
}) => {
  const standing = standingOf(question, answers, stations)
  const word = (question.Type === 'station' ? stationWords : words)[standing]
  return (
    <li>
      <button
        type="button"
        className={classes(styles.dot, styles[standing])}
        aria-current={isHere ? 'step' : undefined}
        aria-label={`第${no}题，${word}${isMarked ? '，已标记' : ''}`}
        onClick={onGo}
      >
        {no}
        {isMarked && <Flag size={11} aria-hidden className={styles.flag} />}
      </button>
    </li>
  )
}

/** Every question by its number with how it stands, section by section; what is not open says why. */
export const QuestionMap = ({
  now,
  places,
  here,
  marked,
  onGo,
}: {
  now: SittingNow
  places: readonly QuestionPlace[]
  here: string
  marked: ReadonlySet<string>
  onGo: (questionId: string) => void
}) => (
  <nav className={styles.map} aria-label="题目导航">
    {now.sitting.Sections.map((section) => (
      <section key={section.SectionId}>
        <h2 className={styles.sectionName}>
          {section.Name}
          <span>
            {section.Units} 题 {section.Points} 分
          </span>
        </h2>
        {section.State !== 'open' && (
          <p className={styles.note}>
            <Lock size={13} aria-hidden />
            {section.State === 'left' ? '已离开，不能返回' : '完成前面的部分后开放'}
          </p>
        )}
        <ol className={styles.dots}>
          {places
            .filter((place) => place.section.SectionId === section.SectionId)
            .map((place) => (
              <Dot
                key={place.question.QuestionId}
                place={place}
                now={now}
                isHere={place.question.QuestionId === here}
                isMarked={marked.has(place.question.QuestionId)}
                onGo={() => onGo(place.question.QuestionId)}
              />
            ))}
        </ol>
      </section>
    ))}
  </nav>
)
