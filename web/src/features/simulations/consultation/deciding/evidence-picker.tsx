import { Checkbox } from '#ui'
import { useId } from 'react'
import type { Claim } from './claims.ts'
import styles from './evidence-picker.module.css'

/** Cites what was found out for or against a diagnosis. */
export const EvidencePicker = ({
  label,
  claims,
  chosen,
  closed,
  onChange,
}: {
  label: string
  claims: readonly Claim[]
  chosen: readonly string[]
  closed: boolean
  onChange: (chosen: readonly string[]) => void
}) => {
  const id = useId()
  const isCited = ({ ids }: Claim) => ids.some((one) => chosen.includes(one))
  const groups = [...new Set(claims.map(({ group }) => group))]
  return (
    <details className={styles.picker}>
      <summary id={id}>
        {label}
        <span>已引用 {claims.filter(isCited).length} 条</span>
      </summary>
      {claims.length === 0 && <p className={styles.none}>还没有可以引用的信息</p>}
      {groups.map((group) => (
        <fieldset key={group} className={styles.group} disabled={closed}>
          <legend>{group}</legend>
          {claims
            .filter((claim) => claim.group === group)
            .map((claim) => (
              <Checkbox
                key={claim.ids.join(' ')}
                checked={isCited(claim)}
                onChange={() => {
                  const others = chosen.filter((one) => !claim.ids.includes(one))
                  onChange(isCited(claim) ? others : [...others, ...claim.ids])
                }}
              >
                {claim.text}
              </Checkbox>
            ))}
        </fieldset>
      ))}
    </details>
  )
}
