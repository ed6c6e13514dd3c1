import { Skeleton, Button, Checkbox } from '#ui'
import styles from './managed-course.module.css'
import { useAudiences } from './use-allowed.ts'

/** Whom a course is meant for, of the school’s audiences; one that was switched off since can be taken away. */
export const AudienceField = ({
  value,
  onChange,
}: {
  value: readonly number[]
  onChange: (numbers: number[]) => void
}) => {
  const { list, state, retry } = useAudiences()
  const gone = value.filter((one) => !list.some((choice) => choice.value === String(one)))
  const shown = [...list, ...gone.map((one) => ({ value: String(one), name: '（已停用）' }))]
  return (
    <fieldset className={styles.audience}>
      <legend>适用对象</legend>
      {state === 'loading' && <Skeleton width="220px" height="24px" />}
      {state === 'failed' && (
        <output className={styles.lineFault}>
          加载失败，已选的对象不受影响
          <Button size="small" onClick={retry}>
            重试
          </Button>
        </output>
      )}
      {state === 'ready' &&
        shown.map(({ value: number, name }) => (
          <Checkbox
            key={number}
            checked={value.includes(Number(number))}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...value, Number(number)].toSorted((one, other) => one - other)
                  : value.filter((one) => one !== Number(number)),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
    </fieldset>
  )
}
