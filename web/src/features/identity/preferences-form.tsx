import { call } from '#call'
import { Chips, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Preferences, savePreferences } from '@xinglin/contract/identity'
import { type ReactNode, useEffect, useState } from 'react'
import { keepPreferences } from './preferences.ts'
import styles from './preferences-form.module.css'
import { profile } from './queries.ts'

const sizes = [
  { value: 'normal', name: '标准' },
  { value: 'large', name: '大' },
  { value: 'larger', name: '特大' },
] as const
const motions = [
  { value: 'system', name: '跟随系统' },
  { value: 'reduced', name: '减少动画' },
] as const

const Row = ({ name, note, children }: { name: string; note: string; children: ReactNode }) => (
  <div className={styles.row}>
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.note}>{note}</p>
    </div>
    {children}
  </div>
)

/** 偏好: worn at once, kept on this computer and with the account; where that fails, it says so and stays here. */
export const PreferencesForm = ({
  person,
  known,
  starts,
}: {
  person: string
  known: Preferences
  /** Where this person may arrive after signing in. */
  starts: readonly { readonly value: Preferences['Start']; readonly name: string }[]
}) => {
  const queries = useQueryClient()
  const [chosen, setChosen] = useState(known)
  // What was chosen on another device is worn here too.
  useEffect(() => keepPreferences(person, known), [person, known])
  // One after the other: of two presses in quick succession the second is what the account keeps.
  const mutationKey = ['identity', 'preferences', person]
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (next: Preferences) => call(savePreferences, next),
    onSuccess: (saved) => {
      if (queries.isMutating({ mutationKey }) === 1)
        queries.setQueryData(profile.queryKey, (shown) => shown && { ...shown, Preferences: saved })
    },
    onError: (error) => toast.warning(`仅保存在本机：${error.message}`),
  })
  const choose = (change: Partial<Preferences>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    keepPreferences(person, next)
    mutate(next)
  }
  return (
    <div className={styles.form}>
      <Row name="字号" note="正文、列表和表单的文字大小，立即生效。">
        <Chips
          label="字号"
          options={sizes}
          chosen={chosen.FontSize}
          onChoose={(FontSize) => choose({ FontSize })}
        />
      </Row>
      <p className={styles.sample}>
        示例：心前区疼痛放射至左肩，伴大汗，硝酸甘油不缓解，应立即描记十八导联心电图。
      </p>
      <Row name="动画" note="减少动画后，页面切换和提示不再有过渡效果。">
        <Chips
          label="动画"
          options={motions}
          chosen={chosen.Motion}
          onChoose={(Motion) => choose({ Motion })}
        />
      </Row>
      {starts.length > 1 && (
        <Row name="登录后进入" note="从登录页直接登录时，先打开这里。">
          <Chips
            label="登录后进入"
            options={starts}
            chosen={chosen.Start}
            onChoose={(Start) => choose({ Start })}
          />
        </Row>
      )}
      <p className={styles.note}>设置随账号保存，换一台电脑登录也同样生效。</p>
    </div>
  )
}
