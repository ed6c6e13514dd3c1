import { SelectField } from '#ui'
import { declareNames } from '@xinglin/contract/courses'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { CourseValues } from './course-form.ts'
import styles from './managed-course.module.css'

const levels = Object.entries(declareNames).map(([value, name]) => ({ value, name }))
const back = 15

/** The years that are offered: the next one, those before it, and the one that is chosen whenever that was. */
export const yearsFor = (thisYear: number, chosen: number): number[] => {
  const years = Array.from({ length: back + 2 }, (_, i) => thisYear + 1 - i)
  return chosen === 0 || years.includes(chosen)
    ? years
    : [...years, chosen].toSorted((one, other) => other - one)
}

/** 申报级别 and, where there is one, 申报年份. */
export const DeclareFields = ({
  values: { DeclareLevel: level, DeclareYear: year },
  set,
  error,
}: {
  values: CourseValues
  set: (change: Partial<CourseValues>) => void
  error: string | undefined
}) => {
  const [thisYear] = useState(() => new Date().getFullYear())
  return (
    <div>
      <div className={styles.pair}>
        <SelectField
          label="申报级别"
          options={levels}
          value={String(level)}
          onChoose={(value) =>
            set(
              value === '0'
                ? { DeclareLevel: 0, DeclareYear: 0 }
                : { DeclareLevel: Number(value), DeclareYear: year || thisYear },
            )
          }
        />
        {level > 0 && (
          <SelectField
            label="申报年份"
            options={yearsFor(thisYear, year).map((one) => ({
              value: String(one),
              name: `${one}年`,
            }))}
            value={String(year)}
            onChoose={(value) => set({ DeclareYear: Number(value) })}
          />
        )}
      </div>
      {error && (
        <p className={styles.lineFault} role="alert">
          <CircleAlert size={15} aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}
