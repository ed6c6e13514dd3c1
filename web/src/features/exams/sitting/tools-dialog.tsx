import { Button, Dialog, TextField } from '#ui'
import { useState } from 'react'
import { calculate } from './calculate.ts'
import styles from './notices.module.css'

/** Reference intervals of adults as Chinese textbooks of diagnostics give them; a laboratory's own may differ. */
const normals: readonly (readonly [name: string, interval: string])[] = [
  ['血红蛋白', '男 130–175 g/L，女 115–150 g/L'],
  ['白细胞', '(3.5–9.5)×10⁹/L'],
  ['血小板', '(125–350)×10⁹/L'],
  ['血钠', '137–147 mmol/L'],
  ['血钾', '3.5–5.3 mmol/L'],
  ['血钙', '2.11–2.52 mmol/L'],
  ['空腹血糖', '3.9–6.1 mmol/L'],
  ['动脉血 pH', '7.35–7.45'],
  ['PaO₂', '80–100 mmHg'],
  ['PaCO₂', '35–45 mmHg'],
  ['HCO₃⁻', '22–27 mmol/L'],
]

/** A calculator, and reference intervals that need not be known by heart. */
export const ToolsDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('')
  const [result, setResult] = useState('')
  const work = () => {
    const value = calculate(typed)
    setResult(value === undefined ? '无法计算' : String(value))
  }
  return (
    <Dialog title="计算器与正常值" onClose={onClose}>
      <form
        className={styles.calculator}
        onSubmit={(event) => {
          event.preventDefault()
          work()
        }}
      >
        <TextField
          label="算式（支持 + − × ÷ 和括号）"
          value={typed}
          maxLength={80}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">计算</Button>
        <output className={styles.outcome}>{result}</output>
      </form>
      <h3 className={styles.sectionName}>常用正常值（成人）</h3>
      <dl className={styles.facts}>
        {normals.map(([name, interval]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{interval}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
