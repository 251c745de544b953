import type { BasketsSchema } from './schema/baskets.ts';
import type { CatalogueSchema } from './schema/catalogue.ts';
import type { ClientsSchema } from './schema/clients.ts';
import type { ComplaintsSchema } from './schema/complaints.ts';
import type { ConsentsSchema } from './schema/consents.ts';
import type { ContentSchema } from './schema/content.ts';
import type { DeliverySchema } from './schema/delivery.ts';
import type { ListingSchema } from './schema/listing.ts';
import type { ListsSchema } from './schema/lists.ts';
import type { OffersSchema } from './schema/offers.ts';
import type { OrdersSchema } from './schema/orders.ts';
import type { PaymentsSchema } from './schema/payments.ts';
import type { ProtectionSchema } from './schema/protection.ts';
import type { ReturnsSchema } from './schema/returns.ts';
import type { SessionsSchema } from './schema/sessions.ts';
import type { ShopSchema } from './schema/shop.ts';
import type { SignInSchema } from './schema/sign-in.ts';
import type { TranslationsSchema } from './schema/translations.ts';
import type { VisitorsSchema } from './schema/visitors.ts';
import type { WithdrawalsSchema } from './schema/withdrawals.ts';

/** Every table of the store, as Kysely sees it. */
export interface Schema
  extends
    BasketsSchema,
    CatalogueSchema,
    ClientsSchema,
    ComplaintsSchema,
    ConsentsSchema,
    ContentSchema,
    DeliverySchema,
    ListingSchema,
    ListsSchema,
    OffersSchema,
    OrdersSchema,
    PaymentsSchema,
    ProtectionSchema,
    ReturnsSchema,
    SessionsSchema,
    ShopSchema,
    SignInSchema,
    TranslationsSchema,
    VisitorsSchema,
    WithdrawalsSchema {}
