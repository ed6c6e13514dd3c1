import { useChoices } from '#call'
import { ChoiceField, ChoiceTreeField } from '#ui'
import { dictionary, getAreaList, getDicDropDownList } from '@xinglin/contract/dictionaries'
import styles from './background-fields.module.css'

/** Codes of what is said of where somebody comes from; empty where nothing is. */
export type Background = {
  readonly Education: string
  readonly Nation: string
  readonly NativePlace: string
}

/** 学历, 民族 and 籍贯, chosen from what the school and the standard hold. */
export const BackgroundFields = ({
  values,
  set,
}: {
  values: Background
  set: (change: Partial<Background>) => void
}) => {
  const diplomas = useChoices(getDicDropDownList, { type: String(dictionary.diploma) })
  const nations = useChoices(getDicDropDownList, { type: String(dictionary.nation) })
  const areas = useChoices(getAreaList, {})
  return (
    <>
      <ChoiceField
        label="学历（选填）"
        choices={diplomas}
        none="未填写"
        value={values.Education}
        onChoose={(code) => set({ Education: code })}
      />
      <ChoiceField
        label="民族（选填）"
        choices={nations}
        none="未填写"
        value={values.Nation}
        onChoose={(code) => set({ Nation: code })}
      />
      <div className={styles.whole}>
        <ChoiceTreeField
          label="籍贯（选填）"
          levels={['省份', '城市']}
          choices={areas}
          value={values.NativePlace}
          onChoose={(code) => set({ NativePlace: code })}
        />
      </div>
    </>
  )
}
