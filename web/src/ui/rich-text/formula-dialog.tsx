import { useEffect, useRef, useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Switch } from '../forms/switch.tsx'
import { TextArea } from '../forms/text-area.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { type Formula, longestTex } from './tex.ts'
import styles from './formula-dialog.module.css'
import content from './rich-content.module.css'

/** Beginnings of formulas: what they are called, and their TeX. */
const beginnings = [
  ['分数', String.raw`\frac{a}{b}`],
  ['上标', 'x^{2}'],
  ['下标', 'x_{1}'],
  ['根号', String.raw`\sqrt{x}`],
  ['求和', String.raw`\sum_{i=1}^{n} x_i`],
  ['化学式', String.raw`\ce{H2CO3 <=> HCO3- + H+}`],
  ['文字', String.raw`\text{心输出量}`],
] as const

const faultAt = (at: number | undefined): string =>
  at === undefined ? '公式无法识别，请检查' : `公式第 ${at} 个字符附近无法识别，请检查`

/** Draws a formula as it is typed: what is wrong with it, or nothing. */
const useDrawn = (formula: Formula) => {
  const place = useRef<HTMLDivElement>(null)
  const [fault, setFault] = useState('')
  const { tex, place: where } = formula
  useEffect(() => {
    let gone = false
    const draw = async () => {
      const { drawnFormula, FormulaFault } = await import('./formula.ts')
      if (gone) return
      try {
        place.current?.replaceChildren(
          ...(tex.trim() === '' ? [] : [drawnFormula({ tex, place: where })]),
        )
        setFault('')
      } catch (error) {
        setFault(faultAt(error instanceof FormulaFault ? error.at : undefined))
      }
    }
    draw().catch(() => setFault('公式暂时无法预览，请检查网络'))
    return () => {
      gone = true
    }
  }, [tex, where])
  return { place, fault }
}

/** Asks for a formula in TeX, and shows what becomes of it. */
export const FormulaDialog = ({
  first,
  onClose,
  onKeep,
}: {
  first: Formula | undefined
  onClose: () => void
  onKeep: (formula: Formula) => void
}) => {
  const [formula, setFormula] = useState<Formula>(first ?? { tex: '', place: 'line' })
  const { place, fault } = useDrawn(formula)
  const [submitted, setSubmitted] = useState(false)
  const isBlank = formula.tex.trim() === ''
  const keep = () => {
    setSubmitted(true)
    if (!isBlank && fault === '') onKeep({ ...formula, tex: formula.tex.trim() })
  }
  return (
    <Dialog
      title={first ? '编辑公式' : '插入公式'}
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" onClick={keep}>
          确定
        </Button>
      }
    >
      <div className={styles.form}>
        <TextArea
          label="公式（TeX）"
          rows={3}
          most={longestTex}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={formula.tex}
          error={submitted && isBlank ? '请填写公式' : fault}
          onChange={({ target }) => setFormula((now) => ({ ...now, tex: target.value }))}
        />
        <fieldset className={styles.beginnings} aria-label="常用写法">
          {beginnings.map(([name, tex]) => (
            <Button
              key={name}
              size="small"
              onClick={() => setFormula((now) => ({ ...now, tex: now.tex + tex }))}
            >
              {name}
            </Button>
          ))}
        </fieldset>
        <fieldset className={styles.preview} aria-label="预览">
          {isBlank && <span className={styles.empty}>公式会显示在这里</span>}
          <div ref={place} className={content.content} hidden={isBlank} />
        </fieldset>
        <Switch
          checked={formula.place === 'block'}
          onChange={({ target }) =>
            setFormula((now) => ({ ...now, place: target.checked ? 'block' : 'line' }))
          }
        >
          独占一行
        </Switch>
      </div>
    </Dialog>
  )
}
