import { Button, FileDrop, schoolColours, shrinkPicture, TextField } from '#ui'
import { type ReactNode, useState } from 'react'
import { ColourPreview } from './colour-preview.tsx'
import type { SettingsPart } from './part.ts'
import styles from './settings.module.css'

/** Draws the mark that stands where a school has no logo, so many pixels high. */
export type DrawMark = (size: number) => ReactNode

const logoSides = [360, 280, 220, 160, 120]

type Props = SettingsPart & { readonly mark: DrawMark }

const Logo = ({ values, faults, set, mark }: Props) => {
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const take = async (file: File) => {
    setPending(true)
    const address = await shrinkPicture(file, logoSides)
    setPending(false)
    setFault(address ? '' : '这个文件不是可以使用的图片，请换一张 PNG、JPEG、WebP 或 SVG。')
    if (address) set({ TopLogoUrl: address })
  }
  return (
    <div className={styles.logo}>
      <div className={styles.logoNow}>
        {values.TopLogoUrl ? (
          <img src={values.TopLogoUrl} alt="当前校徽" className={styles.logoPicture} />
        ) : (
          mark(56)
        )}
        {values.TopLogoUrl ? (
          <Button size="small" onClick={() => set({ TopLogoUrl: '' })}>
            移除校徽
          </Button>
        ) : (
          <span className={styles.note}>没有校徽时显示杏花标志</span>
        )}
      </div>
      <FileDrop
        label={pending ? '正在处理图片…' : '点击选择校徽，或把图片拖放到这里'}
        hint="PNG、JPEG、WebP 或 SVG，会自动缩小到 60 kB 以内；建议使用透明底。"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        disabled={pending}
        error={fault || faults.TopLogoUrl}
        onFile={(file) => void take(file)}
      />
    </div>
  )
}

/** The school's colour, seen at once, and its logo. */
export const BrandPart = (part: Props) => {
  const { values, set, line, mark } = part
  const colour = schoolColours(values.ThemeColour)['--school'] ?? ''
  return (
    <>
      <div className={styles.colour}>
        <label className={styles.picker}>
          <span>选择颜色</span>
          <input
            type="color"
            value={colour}
            onChange={({ target }) => set({ ThemeColour: target.value })}
          />
        </label>
        <TextField
          label="主题色"
          spellCheck={false}
          autoComplete="off"
          hint="写作 #rrggbb；其余颜色由它推导，并保证文字清楚可读。"
          {...line('ThemeColour')}
        />
      </div>
      <ColourPreview colour={values.ThemeColour} name={values.Name} mark={mark(26)} />
      <Logo {...part} />
    </>
  )
}
