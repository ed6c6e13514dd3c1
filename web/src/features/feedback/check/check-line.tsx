import { Bone, classes } from '#ui'
import { CircleAlert, CircleCheck, CircleX, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import look from './check.module.css'
import { type Finding, type Light, lightNames } from './light.ts'

const signs: Readonly<Record<Light, LucideIcon>> = {
  pass: CircleCheck,
  warn: CircleAlert,
  fail: CircleX,
}

/** A light with its word. */
export const LightSign = ({ light }: { light: Light }) => {
  const Sign = signs[light]
  return (
    <span className={classes(look.light, look[light])}>
      <Sign size={18} aria-hidden />
      {lightNames[light]}
    </span>
  )
}

/** One check: its name, what it found, its light, and what to do. `rest` stands for a check that nobody has begun. */
export const CheckLine = ({
  name,
  finding,
  rest,
  children,
}: {
  name: string
  finding: Finding | undefined
  rest?: string
  children?: ReactNode
}) => (
  <li className={look.line} aria-busy={!finding && !rest ? true : undefined}>
    <div className={look.row}>
      <span className={look.name}>{name}</span>
      <span className={look.told}>{finding?.text ?? rest ?? <Bone width="120px" />}</span>
      {finding ? (
        <LightSign light={finding.light} />
      ) : (
        <span className={look.light}>{rest ? '未检测' : '检测中…'}</span>
      )}
    </div>
    {finding?.advice && <p className={look.advice}>{finding.advice}</p>}
    {children}
  </li>
)
