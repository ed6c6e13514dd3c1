import { X } from 'lucide-react'
import { DiagnosisField } from './diagnosis-field.tsx'
import { diagnosisWord } from './find-diagnoses.ts'
import styles from './suspicions.module.css'

const most = 8

/** What a student thinks it may be, at any time: noted early, it shows later when they came upon it. */
export const Suspicions = ({
  codes,
  onKeep,
}: {
  codes: readonly string[]
  onKeep: (codes: readonly string[]) => Promise<unknown>
}) => (
  <section className={styles.suspicions} aria-label="考虑的诊断">
    <h3 className={styles.head}>考虑的诊断</h3>
    <ul className={styles.list}>
      {codes.map((code) => (
        <li key={code}>
          {diagnosisWord({ code })}
          {codes.length > 1 && (
            <button
              type="button"
              aria-label={`不再考虑${diagnosisWord({ code })}`}
              onClick={() => void onKeep(codes.filter((one) => one !== code))}
            >
              <X size={13} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
    {codes.length < most && (
      <DiagnosisField
        label="添加考虑的诊断"
        quiet
        onChoose={({ code }) => {
          if (code !== undefined && !codes.includes(code)) void onKeep([...codes, code])
        }}
      />
    )}
  </section>
)
