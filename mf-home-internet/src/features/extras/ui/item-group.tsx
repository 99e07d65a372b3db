import type { ItemList } from '@nimbus/shared-contracts/cart'
import { STREAMING_GROUP, type ItemGroup, type Option } from '@nimbus/shared-contracts/catalogue'
import { ELIGIBILITY_TEXT } from '@nimbus/shared-contracts/eligibility'
import { formatEuro, cents } from '@nimbus/shared-contracts/money'
import { OptionCards } from '@nimbus/shared-ui/choice'
import { Icon } from '@nimbus/shared-ui/icon'
import { text } from '../../../messages/de'
import { freeChoiceOf, hasNone } from '../model/item-facts'
import { add, remove } from './change-cart'
import { ItemText, itemPrice } from './item-text'
import styles from './item-group.module.css'

interface ItemGroupProps {
  list: ItemList
  group: ItemGroup
  /** What of the list is in the cart. */
  inCart: readonly Option[]
}

/** One question: a choice of one where items exclude each other, else a checkbox for each. */
export function ItemGroupPanel({ list, group, inCart }: ItemGroupProps) {
  const { grouping_id, items } = group
  const onlyMandatory = items.every(({ mandatory }) => mandatory)
  return (
    <section className={`panel ${styles.group}`}>
      {grouping_id !== null && !onlyMandatory ? (
        <OneOf list={list} group={group} inCart={inCart} />
      ) : (
        <AnyOf list={list} group={group} inCart={inCart} />
      )}
      {grouping_id === STREAMING_GROUP && <p className={`small muted ${styles.stream}`}>{ELIGIBILITY_TEXT.stream}</p>}
    </section>
  )
}

function Legend({ group }: { group: ItemGroup }) {
  return (
    <>
      <span className={styles.title}>{group.title}</span>
      <span className={styles.description}>{group.description}</span>
    </>
  )
}

/** Items that exclude each other, with "Keine" unless something in the group is free or mandatory. */
function OneOf({ list, group, inCart }: ItemGroupProps) {
  const chosen = group.items.find((item) => isIn(inCart, item))
  const none = hasNone(group) ? [{ value: '', label: text.extras.none, price: formatEuro(cents(0)) }] : []

  function choose(id: string): void {
    const item = group.items.find(({ concrete_product_id }) => concrete_product_id === id)
    if (item) add(list, item)
    else if (chosen) remove(list, chosen.concrete_product_id)
  }

  return (
    <OptionCards
      legend={<Legend group={group} />}
      name={group.grouping_id ?? list}
      value={(chosen ?? freeChoiceOf(group))?.concrete_product_id ?? ''}
      options={[
        ...none,
        ...group.items.map((item) => ({
          value: item.concrete_product_id,
          label: item.name,
          price: itemPrice(item),
          sub: <ItemText item={item} />,
        })),
      ]}
      onChange={choose}
    />
  )
}

/** Items that go together, and what belongs to the tariff. */
function AnyOf({ list, group, inCart }: ItemGroupProps) {
  return (
    <fieldset className="choice">
      <legend className="legend">
        <Legend group={group} />
      </legend>
      <div className="opts">
        {group.items.map((item) =>
          item.mandatory ? (
            <Included key={item.concrete_product_id} item={item} />
          ) : (
            <Choosable key={item.concrete_product_id} list={list} item={item} checked={isIn(inCart, item)} />
          ),
        )}
      </div>
    </fieldset>
  )
}

/** What belongs to the tariff: nothing to choose, so no box. */
function Included({ item }: { item: Option }) {
  return (
    <div className={`opt-card ${styles.included}`}>
      <Icon name="check" />
      <ItemLine item={item} />
    </div>
  )
}

interface ChoosableProps {
  list: ItemList
  item: Option
  checked: boolean
}

function Choosable({ list, item, checked }: ChoosableProps) {
  return (
    <label className="opt-card">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => {
          if (event.target.checked) add(list, item)
          else remove(list, item.concrete_product_id)
        }}
      />
      <ItemLine item={item} />
    </label>
  )
}

function ItemLine({ item }: { item: Option }) {
  return (
    <>
      <b>{item.name}</b>
      <b className="num">{` ${itemPrice(item)}`}</b>
      <span className="sub">
        {' '}
        <ItemText item={item} />
      </span>
    </>
  )
}

const isIn = (items: readonly Option[], { concrete_product_id }: Option): boolean =>
  items.some((item) => item.concrete_product_id === concrete_product_id)
