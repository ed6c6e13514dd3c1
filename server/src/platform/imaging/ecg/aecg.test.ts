import { expect, test } from 'vitest'
import { readRecording } from './index.ts'

const lead = (code: string, unit: string, scale: string, digits: string, origin = '0') =>
  `<component><sequence><code code="${code}" codeSystem="2.16.840.1.113883.6.24"/><value xsi:type="SLIST_PQ"><origin value="${origin}" unit="${unit}"/><scale value="${scale}" unit="${unit}"/><digits>${digits}</digits></value></sequence></component>`
const set = (head: string, step: string, ...leads: readonly string[]) =>
  `<component><sequenceSet><component><sequence><code code="TIME_ABSOLUTE" codeSystem="2.16.840.1.113883.5.4"/><value xsi:type="GLIST_TS"><head value="${head}"/><increment ${step}/></value></sequence></component>${leads.join('')}</sequenceSet></component>`
const annotated = (...sets: readonly string[]) =>
  new TextEncoder().encode(
    `<?xml version="1.0"?><AnnotatedECG xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><id root="1.2.3"/><componentOf><name>ZHANG SAN</name></componentOf><component><series>${sets.join('')}<derivation><derivedSeries>${set('20200101000000', 'value="0.001" unit="s"', lead('MDC_ECG_LEAD_I', 'uV', '1', '9 9 9'))}</derivedSeries></derivation></series></component></AnnotatedECG>`,
  )

test('an annotated ECG has its scale, origin, unit and time; names and derived beats are left', () => {
  const recording = readRecording(
    annotated(
      set(
        '20230615235959.500',
        'value="2" unit="ms"',
        lead('MDC_ECG_LEAD_I', 'uV', '4.88', ' 100\n-200 0 '),
        lead('MDC_ECG_LEAD_AVR', 'mV', '0.005', '1 2 3', '1'),
      ),
      set(
        '20230616000002.000',
        'value="0.002" unit="s"',
        lead('MDC_ECG_LEAD_V1', 'uV', '1', '7'),
        lead('MDC_ECG_LEAD_V2', 'mmHg', '1', '7'),
        lead('MDC_ECG_LEAD_V3', 'uV', '1', '7.5'),
      ),
    ),
  )
  expect(recording.leads).toEqual([
    { name: 'I', rate: 500, from: 0, microvolts: [488, -976, 0] },
    { name: 'aVR', rate: 500, from: 0, microvolts: [1_005, 1_010, 1_015] },
    { name: 'V1', rate: 500, from: 2.5, microvolts: [7] },
  ])
  expect(recording.notDrawn.map(({ name }) => name)).toEqual(['V2', 'V3'])
  expect(JSON.stringify(recording)).not.toMatch(/ZHANG|2023/)
})
