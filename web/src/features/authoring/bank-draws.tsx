import { newId } from '#call'
import { QuestionPicker, themeChoices } from '#questions/choosing'
import { Button } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { type BankChoice, type BankDraw, most, quizBankTypes } from '@xinglin/contract/authoring'
import { Library, ListFilter } from 'lucide-react'
import { useState } from 'react'
import { BankDrawFields } from './bank-draw-fields.tsx'
import { useEditor } from './editor-place.tsx'
import styles from './item-fields.module.css'

const draw = (over: Partial<BankDraw>): BankDraw => ({
  Id: newId(),
  Questions: [],
  Type: 'A1',
  Theme: '',
  Difficulty: 0,
  Count: 5,
  ...over,
})

/** The groups of a quiz that come from the bank; their versions are frozen when the course is approved. */
export const BankDraws = ({
  draws,
  onChange,
}: {
  draws: readonly BankDraw[]
  onChange: (draws: BankDraw[]) => void
}) => {
  const { bankQuestions } = useEditor()
  const { data: themes = [] } = useQuery(themeChoices)
  const [fresh, setFresh] = useState<readonly BankChoice[]>([])
  const [isChoosing, setChoosing] = useState(false)
  const known = new Map([...bankQuestions, ...fresh].map((one) => [one.Id, one]))
  const taken = new Set(draws.flatMap(({ Questions }) => Questions))
  const onKnown = (some: readonly BankChoice[]) => setFresh([...fresh, ...some])
  const isFull = draws.length >= most.draws
  return (
    <>
      {draws.map((one, at) => (
        <BankDrawFields
          key={one.Id}
          no={at + 1}
          draw={one}
          known={known}
          taken={taken}
          themes={themes}
          onKnown={onKnown}
          onChange={(next) => onChange(draws.map((other) => (other === one ? next : other)))}
          onRemove={() => onChange(draws.filter((other) => other !== one))}
        />
      ))}
      {draws.length > 0 && (
        <p className={styles.kind}>
          课程通过审核时，题库试题按当时的版本固定下来，以后修订题目不影响已发布的课程。
        </p>
      )}
      <div className={styles.adding}>
        <Button
          size="small"
          icon={<Library size={15} aria-hidden />}
          disabled={isFull}
          onClick={() => setChoosing(true)}
        >
          从题库选题
        </Button>
        <Button
          size="small"
          icon={<ListFilter size={15} aria-hidden />}
          disabled={isFull}
          onClick={() => onChange([...draws, draw({})])}
        >
          按细目抽题
        </Button>
      </div>
      {isChoosing && (
        <QuestionPicker
          taken={taken}
          takenWord="已在测验中"
          only={quizBankTypes}
          themes={themes}
          onClose={() => setChoosing(false)}
          onChoose={(some) => {
            onKnown(some.map(({ QuestionId, ...one }) => ({ ...one, Id: QuestionId })))
            const Questions = some.map(({ QuestionId }) => QuestionId).slice(0, most.questions)
            onChange([...draws, draw({ Questions, Count: Questions.length })])
            setChoosing(false)
          }}
        />
      )}
    </>
  )
}
