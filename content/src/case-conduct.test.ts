import type { Action } from '@xinglin/simulation/consultation'
import { describe, expect, test } from 'vitest'
import { caseOf, played, treat } from './played.ts'

const ct: readonly Action[] = [
  { type: 'order', tests: ['head-ct'] },
  { type: 'wait', minutes: 30 },
]
const pressure = treat(['urapidil', '静脉泵入'])
const alteplase = ['thrombolysis', '0.9mg/kg(卒中)'] as const

describe('the stroke', () => {
  const stroke = caseOf('acute-stroke')
  test.each([
    ['thrombolysis', '心梗方案'],
    ['thrombolysis', '肺栓塞方案'],
    ['tenecteplase', '30–50mg 按体重一次静推(心梗)'],
    ['thrombolysis', '9mg/kg'],
  ] as const)('%s %s bleeds, bounds the whole and is not shown as right', (id, dose) => {
    const { got, harms, caps, seen } = played(stroke, [...ct, pressure, treat([id, dose])])
    expect(got('T4')).toBeLessThanOrEqual(3)
    expect(harms.length).toBeGreaterThan(0)
    expect(Math.min(...caps.map(([, cap]) => cap))).toBe(59)
    expect(seen.join('')).not.toContain('溶栓开始')
  })

  test('what was ordered for the pressure is not what it came to', () => {
    expect(played(stroke, [...ct, treat(alteplase)]).harms).toContain('X2')
    expect(played(stroke, [...ct, pressure, treat(alteplase)]).harms).not.toContain('X2')
    const again: Action = { type: 'stop', orders: ['urapidil'] }
    expect(played(stroke, [...ct, pressure, again, treat(alteplase)]).harms).toContain('X2')
  })

  test('one thrombolytic on top of another harms', () => {
    const both = [...ct, pressure, treat(alteplase, ['tenecteplase', '0.25mg/kg 一次静推(卒中)'])]
    expect(played(stroke, both).harms).toContain('X10')
  })
})

describe('the infarction, in a centre with a laboratory', () => {
  const infarction = caseOf('ami-inferior')
  test('fibrinolysis is less than primary PCI, and not nothing', () => {
    expect(played(infarction, [treat('primary-pci')]).got('T4')).toBe(5)
    for (const lysis of ['fibrinolysis-stemi', ['thrombolysis', '心梗方案']] as const)
      expect(played(infarction, [treat(lysis)]).got('T4')).toBe(2)
  })

  test('both at once harm, whichever comes first; rescue after an hour does not', () => {
    expect(played(infarction, [treat('primary-pci', 'fibrinolysis-stemi')]).harms).toContain('X8')
    expect(played(infarction, [treat('fibrinolysis-stemi', 'primary-pci')]).harms).toContain('X8')
    const rescue = [
      treat('fibrinolysis-stemi'),
      { type: 'wait', minutes: 70 } as const,
      treat('primary-pci'),
    ]
    expect(played(infarction, rescue).harms).not.toContain('X8')
  })

  test('clopidogrel 300 mg is right with fibrinolysis and half without', () => {
    const loaded = treat(['clopidogrel', '300mg 负荷'])
    expect(played(infarction, [loaded]).got('T3')).toBe(1)
    expect(played(infarction, [treat('fibrinolysis-stemi'), loaded]).got('T3')).toBe(2)
  })

  test('heparins are not crossed, P2Y12 inhibitors not added', () => {
    const heparins = treat(['heparin', '静脉负荷(70–100U/kg)'], ['lmwh', '治疗剂量 皮下'])
    expect(played(infarction, [heparins]).harms).toContain('X9')
    const two = treat(['ticagrelor', '180mg 负荷'], ['clopidogrel', '600mg 负荷'])
    expect(played(infarction, [two]).harms).toContain('X10')
  })
})

describe('the bleeding ulcer', () => {
  const ulcer = caseOf('gastric-ulcer-bleeding')
  test('tranexamic acid is no help (HALT-IT)', () =>
    expect(played(ulcer, [treat(['tranexamic', '1g 静滴'])]).harms).toContain('X9'))

  test('a stress dose of hydrocortisone waits for a reason, other steroids have none', () => {
    const stress = treat(['steroid', '氢化可的松100mg 静滴(应激剂量)'])
    expect(played(ulcer, [stress]).harms).toEqual(['X10'])
    expect(played(ulcer, [treat(['steroid', '甲泼尼龙40mg 静滴'])]).harms).toEqual(['X6'])
  })

  test('endoscopy within a day is in time', () => {
    const hours = Array.from({ length: 4 }, () => ({ type: 'wait', minutes: 180 }) as const)
    const resuscitated = treat('two-iv-access', ['saline-bolus', '500mL 快速静滴'])
    const done = played(ulcer, [resuscitated, ...hours, treat('endoscopic-haemostasis')])
    expect([done.got('T5'), done.harms]).toEqual([5, []])
  })
})

describe('the child with diarrhoea', () => {
  const child = caseOf('rotavirus-gastroenteritis')
  const drink = treat(['ors', '50–75mL/kg 4小时内'])
  const hour = { type: 'wait', minutes: 60 } as const
  const again = { type: 'examine', item: 'dehydration' } as const
  const four = [hour, hour, hour, hour]
  test('goes home after four hours and another look, and not before', () => {
    expect(played(child, [drink, ...four, again, treat('to-home')]).harms).toEqual([])
    expect(played(child, [drink, again, ...four, treat('to-home')]).harms).toEqual(['X4'])
    expect(played(child, [drink, hour, again, treat('to-home')]).harms).toEqual(['X4'])
    expect(played(child, [again, treat('to-home')]).harms).toEqual(['X4'])
  })

  test('is not given what an adult is', () => {
    for (const order of [
      ['paracetamol', '成人0.5g'],
      ['saline-bolus', '500mL 快速静滴'],
    ] as const)
      expect(played(child, [treat(order)]).harms).toContain('X9')
    expect(played(child, [treat(['paracetamol', '儿童10–15mg/kg'])]).harms).toEqual([])
  })
})

describe('the driver with diabetes', () => {
  const driver = caseOf('type2-diabetes')
  test('begins with metformin or a GLP-1 receptor agonist, not with SGLT2 while the heel is open', () => {
    expect(played(driver, [treat(['metformin', '0.5g 每日两次'])]).got('T1')).toBe(5)
    expect(played(driver, [treat(['glp1', '每周一次 皮下'])]).got('T1')).toBe(5)
    expect(played(driver, [treat(['sglt2', '10mg 每日一次'])]).got('T1')).toBe(2.5)
  })

  test('who is not told to leave the lorry is not cared for, nor is the heel without dressing and offloading', () => {
    expect(played(driver, []).caps.map(([id]) => id)).toContain('T12')
    expect(played(driver, [treat('educate-driving')]).got('T12')).toBe(3)
    expect(played(driver, [treat('wound-care')]).got('T13')).toBe(1)
    expect(played(driver, [treat('wound-care', 'offloading')]).got('T13')).toBe(2)
  })
})

test('opioids are not stacked, where one of them is asked for', () => {
  for (const slug of ['acute-pancreatitis', 'acute-appendicitis']) {
    const both = treat(['pethidine', '50mg 肌注'], ['tramadol', '100mg 肌注'])
    expect(played(caseOf(slug), [both]).harms).toHaveLength(1)
    expect(played(caseOf(slug), [treat(['pethidine', '50mg 肌注'])]).harms).toEqual([])
  }
})

test('high flow by mask and by nose are two things to a retainer of carbon dioxide', () => {
  const copd = caseOf('copd-exacerbation')
  expect(played(copd, [treat(['oxygen-high', '面罩10L/min'])]).harms).toContain('X1')
  expect(played(copd, [treat(['hfnc', '30–50L/min，按目标SpO₂调氧浓度'])]).harms).toEqual([])
})
