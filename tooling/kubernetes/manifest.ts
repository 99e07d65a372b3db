/** Labels that pods have to have. */
export interface Selector {
  matchLabels?: Record<string, string>
}

interface Metadata {
  name: string
  namespace?: string
  labels?: Record<string, string>
}

interface Probe {
  httpGet?: { path: string; port: string }
}

interface KeyOfSecret {
  name: string
  key: string
  optional?: boolean
}

export interface Container {
  name: string
  image: string
  ports?: readonly { name: string; containerPort: number }[]
  envFrom?: readonly { configMapRef: { name: string } }[]
  env?: readonly { name: string; value?: string; valueFrom?: { secretKeyRef?: KeyOfSecret } }[]
  volumeMounts?: readonly { name: string }[]
  startupProbe?: Probe
  readinessProbe?: Probe
  livenessProbe?: Probe
  resources?: { requests?: { cpu?: string } }
}

interface Volume {
  name: string
  secret?: { secretName: string; optional?: boolean; items?: readonly { key: string }[] }
}

interface PodSpec {
  terminationGracePeriodSeconds?: number
  containers: Container[]
  volumes?: readonly Volume[]
}

interface WorkloadSpec {
  replicas?: number
  selector: Selector
  template: { metadata: { labels: Record<string, string> }; spec: PodSpec }
  /** Of a StatefulSet. */
  serviceName?: string
  volumeClaimTemplates?: readonly { metadata: Metadata }[]
}

interface ServiceSpec {
  clusterIP?: string
  selector: Record<string, string>
  ports: readonly { port: number; targetPort: string }[]
}

interface Way {
  from?: readonly { podSelector?: Selector }[]
  to?: readonly { podSelector?: Selector }[]
  ports?: readonly { port: string | number }[]
}

interface PolicySpec {
  podSelector: Selector
  ingress?: readonly Way[]
  egress?: readonly Way[]
}

interface AutoscalerSpec {
  scaleTargetRef: { kind: Kind; name: string }
  minReplicas: number
}

/** What of each kind is looked at here; its published schema checks the rest. */
interface Specs {
  Namespace: undefined
  ConfigMap: undefined
  Secret: undefined
  Service: ServiceSpec
  Deployment: WorkloadSpec
  StatefulSet: WorkloadSpec
  NetworkPolicy: PolicySpec
  HorizontalPodAutoscaler: AutoscalerSpec
  PodDisruptionBudget: { selector: Selector }
}
export type Kind = keyof Specs

interface OfKind<K extends Kind> {
  apiVersion: string
  kind: K
  metadata: Metadata
  spec: Specs[K]
  data?: Record<string, string>
}

/** An object of Kubernetes. */
export type Manifest = { [K in Kind]: OfKind<K> }[Kind]
export type Of<K extends Kind> = Extract<Manifest, { kind: K }>
export type Workload = Of<'Deployment' | 'StatefulSet'>

export const isOf =
  <K extends Kind>(...kinds: readonly K[]) =>
  (manifest: Manifest): manifest is Of<K> =>
    (kinds as readonly Kind[]).includes(manifest.kind)

export const isWorkload = isOf('Deployment', 'StatefulSet')

/** The containers of a workload's pods. */
export const containersOf = ({ spec }: Workload): Container[] => spec.template.spec.containers
