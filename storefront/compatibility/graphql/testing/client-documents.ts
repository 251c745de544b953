/** Selections that clients name. */
export const clientFragments = `
  fragment Message on Message{code message}
  fragment Price on Price{gross{...Money} net{...Money}}
  fragment Money on Money{value currency formatted}
  fragment TimeSpan on TimeSpan{days hours minutes}
  fragment Pickup on Pickup{id courierId name requiredClientNumber address{...Address} coordinates{...LatLng}}
  fragment Address on Address{buildingAndHouseNumber city country postcode street}
  fragment LatLng on LatLng{latitude longitude}
  fragment ShippingTime on ShippingTime{shippingTime{time{...TimeSpan} workingDays weekDay weekAmount today}
  time unknownTime todayShipmentDeadline}
  fragment IdName on IdName{id name}
  fragment Parameter on Parameter{id name contextValue values{...IdName}}
  fragment FormattedDate on FormattedDate{formatted}
  fragment ProductPrice on ProductPrice{rebateCodeActive price{...Price} omnibusPrice{...Price}
  omnibusPriceDetails{unit{...Price} youSavePercent omnibusPriceIsHigherThanSellingPrice newPriceEffectiveUntil{
  ...FormattedDate}} crossedPrice{...Price} max{...Price} unit{...Price} unitConvertedPrice{...Price}
  youSavePercent beforeRebate{...Price} beforeRebateDetails{youSavePercent unit{...Price}} advancePrice{
  ...Price} suggested{...Price} rebateNumber{number gross{...Money} net{...Money} allThresholds{percent
  firstThresholdValue endThresholdValue thresholdDiff minQuantity priceAfterRebate{...Price}}} depositPrice{
  ...Price} depositPriceUnit{...Price} totalDepositPrice{...Price} totalDepositPriceUnit{...Price}}
  fragment TextLink on TextLink{text link}
  fragment Week on Week{monday{...DayHours} tuesday{...DayHours} wednesday{...DayHours} thursday{...DayHours}
  friday{...DayHours} saturday{...DayHours} sunday{...DayHours}}
  fragment DayHours on DayHours{open allDay from till}
  fragment PaymentGroupTerms on PaymentGroupTerms{groupId type clausePrefix clause}
  fragment PaymentTerms on PaymentTerms{supportsPaymentInitiationService paymentInitiationServiceTerms{id type clause}}
  fragment Client on Client{type email phone birthDate taxNumber login vatCompany isUserOnce shippingProfileId
  hasOtherDeliveryAddressActive billingAddress{...ClientAddress} deliveryAddress{...ClientAddress} deliveryAddresses{...ClientAddress}
  invoiceAddresses{...ClientAddress}}
  fragment ClientAddress on ClientAddress{id firstname lastname firm street city zipcode country{id} phone
  isDefault used editable provinceCode taxNumber}
  fragment BatchResult on BatchResult{status results{status error{...Message}}}`;

/** Documents of existing clients, call by call: every argument, enum value and field that they know. */
export const clientDocuments = {
  hello: 'query{hello}',
  trackingEvents: 'query{trackingEvents}',
  validateClientData: `
    query{validateClientData( ClientDataInput:{clientData:{clientBillingData:{firstname:"firstname"
    lastname:"lastname" companyName:"companyName" street:"street" zipcode:"00-001" city:"city" phone:"phone"
    country:1143020003} email:"anna@example.com" taxNumber:"taxNumber" birthDate:"1990-05-17"}
    loginAndPassword:{login:"login", password:"password"}}){messages{...Message} clientExists
    clientProposedLogin isClientLoggedIn}}`,
  getLastLowestProductPrices: `
    query{getLastLowestProductPrices( lastLowestPricesInput:[{productId:1, sizeId:"sizeId", date:"2026-11-01"}]
    ){id sizes{id price{...Price}}}}`,
  productsTextSearch: `
    query{productsTextSearch(searchInput:{text:"kawa", limit:1}){products{name link iconSmall iconSmallSecond
    price{price{...Price}}} series{name link} producers{name link} menuNodes{name link} cms{name link}
    searchQueries{name link}}}`,
  shipping: `
    query{shipping( ShippingInput:{mode:basket products:[{id:1 size:"size" quantity:1.5 bundleParts:[{id:1,
    size:"size", quantity:1.5, bundleProductId:1}]}] coordinates:{latitude:1.5, longitude:1.5}
    paymentType:prepaid displaySettings:{sortArgs:cost} forcedRegion:1}){shipping{availability calendar
    calendarOption comment prepaid minworthReached minworth{...Money} workingDays pointsSelected pointsEnabled
    pointsCost{...Money} cost{...Money} deliveryTime{time{...TimeSpan} weekDay weekAmount today}
    courierPickupPoints{...Pickup} courier{id fullId icon name carrierName pickupPoint companyKey
    companyGroupKey}} shippingTime{...ShippingTime} shippingTimeLater{...ShippingTime} settings{checked
    orderDivisionEnabled selectedPickup{...Pickup}} nonStandardizedInfo{active isAllowed courierId}}
    shipping2:shipping( ShippingInput:{mode:product products:[{id:1 size:"size" quantity:1.5 bundleParts:[{id:1,
    size:"size", quantity:1.5, bundleProductId:1}]}] coordinates:{latitude:1.5, longitude:1.5} paymentType:dvp
    displaySettings:{sortArgs:cost} forcedRegion:1}){shipping{availability}}}`,
  basket: `
    query{basket( BasketCostInput:{delivery:{courierId:"courierId", prepaid:true} deliveryDivision:{
    courierId:"courierId", prepaid:true} shippingForPoints:true shippingForPointsLater:true
    paymentMethodId:"paymentMethodId" deliveryAdditionalServicesId:SERVICE_WEEKEND_DELIVERY}){summaryBasket{
    productsCount orderDivisionPossible worth{...Price} shipping{cost{...Price} shippingDays} shippingLater{
    shippingDays} toShippingFree{...Money} shippingLimitFree{...Money} smileShippingLimitFree{enabled
    shippingLimitFree{...Money}}} products{id size additional quantity comment availableNow worth{...Price}
    forPoints worthPoints{formatted value} data{type name link icon iconSmall iconSmallSecond code versionName description group{
    name versions{...IdName}} sizes{id name amount} unit{precision singular plural fraction sellBy}
    subscription{periods minimumQuantity} parametersWithContext{...Parameter}} basketGroupId bundleProducts{
    productId quantity bundledId sizeId}} basketGroups{id types worth{...Price} worthTotal{...Price}
    subscription{daysInPeriod nextOrder{...FormattedDate}}} basketCost{orderMinimalWholesaleNotReached
    totalProductsCost{...Money} basketShippingCost{shippingCostPoints shippingCostAfterRebate{...Money}}
    prepaidCost{...Money} insuranceCost{...Money} totalRebateWithoutShipping{...Money}
    paymentAmountFromClientBalance{...Money} totalToPay{...Money} totalToPayAtPoints{...Money}
    totalProductsCostAtPoints{...Money} totalDeposit{...Money}}} basket2:basket( BasketCostInput:{delivery:{
    courierId:"courierId", prepaid:true} deliveryDivision:{courierId:"courierId", prepaid:true}
    shippingForPoints:true shippingForPointsLater:true paymentMethodId:"paymentMethodId"
    deliveryAdditionalServicesId:SERVICE_SATURDAY_DELIVERY}){summaryBasket{productsCount}} basket3:basket(
    BasketCostInput:{delivery:{courierId:"courierId", prepaid:true} deliveryDivision:{courierId:"courierId",
    prepaid:true} shippingForPoints:true shippingForPointsLater:true paymentMethodId:"paymentMethodId"
    deliveryAdditionalServicesId:ATYPICAL_PRODUCT_SIZE}){summaryBasket{productsCount}}}`,
  product: `
    query{product(productId:1, displaySizesByConfig:true){product{id type versionName unit{name singular plural
    sellBy precision} points pointsReceive awardedParameters{name values{name link search{icon}}}
    parametersWithContext{...Parameter} sizes{id name amount amount_mo amount_mw amount_mp availability{visible
    description descriptionTel status icon iconTel} price{...ProductPrice}}}}}`,
  products: `
    query{products( searchInput:{productsId:[1], text:"kawa", subscriptionPeriods:[1]}){took products{id name
    description link icon type pointsReceive producer{name link} price{...ProductPrice} sizes{name id code
    amount availability{status}}}}}`,
  sizeAvailability: `
    query{sizeAvailability(productId:1){id name productSizeAvailableInStocks{quantity strictQuantity unit{
    singular plural} productAvailableStatus{description icon} stockInfo{name street city zipcode country
    description cleardescription contact{phone{...TextLink} mail{...TextLink} gg{...TextLink}} openingHours{
    ...Week} longitude latitude}}}}`,
  hotspots: `
    query{hotspots(hotspotsPanelParamsInput:{page:main, zone:zone1, products:[1]}){products{id type code name
    link zones icon iconSecond iconSmall iconSmallSecond enclosuresImages{iconWidth iconHeight} price{
    ...ProductPrice} sizes{id price{...ProductPrice}} unit{sellBy plural singular unitConvertedFormat} points}
    name url type took} hotspots2:hotspots( hotspotsPanelParamsInput:{page:projector, zone:zone2, products:[1]})
    {products{id}} hotspots3:hotspots( hotspotsPanelParamsInput:{page:basketedit, zone:zone3, products:[1]}){
    products{id}} hotspots4:hotspots( hotspotsPanelParamsInput:{page:search, zone:zone4, products:[1]}){
    products{id}} hotspots5:hotspots( hotspotsPanelParamsInput:{page:noproduct, zone:zone1, products:[1]}){
    products{id}}}`,
  opinion: `
    query{opinion( SearchOpinionsInput:{type:"type", ordersBy:"ordersBy", sourceId:"sourceId", resultsLimit:1}){
    id author content rating confirmedByPurchase}}`,
  wrappers: 'query{wrappers{name type icon sizeId productId quantity price{...Price}}}',
  voucher: 'query{voucher(number:"1234", pin:"56"){value{...Money}}}',
  pickupPoints: `
    query{pickupPoints( courierId:1 location:{latitude:1.5, longitude:1.5} prepaid:prepaid radius:1 ){
    pickupPoints{id name location link markerIconUrl requiredClientNumber openingDays{...Week} coordinates{
    latitude longitude distance} address{...Address}}} pickupPoints2:pickupPoints( courierId:1 location:{
    latitude:1.5, longitude:1.5} prepaid:dvp radius:1 ){pickupPoints{id}}}`,
  searchPickupPoints: `
    query{searchPickupPoints( SearchPickupPointsInput:{shippingId:"shippingId", query:"query",
    cashOnDelivery:true}){data gps{...LatLng}}}`,
  courierServices: `
    query{courierServices( courierKey:"courierKey" courierGroupKey:"courierGroupKey" prepaid:prepaid ){calendar{
    date{day month year} type availableServices{id name price{...Money} pointCost{...Money} pointsEnabled
    selectedForPrice}}} courierServices2:courierServices( courierKey:"courierKey"
    courierGroupKey:"courierGroupKey" prepaid:dvp ){calendar{date{day}}}}`,
  paymentsMethod: `
    query{paymentsMethod(clientType:private, isSubscription:true){payments{id name icon icon_svg methodAsGroup
    paymentChannel{id name icon} paymentSystem{id name} additionalClientCost{costPercent costFixedAmount{value}
    minAmount{value}} terms{...PaymentTerms}} paymentsGroup{id name icon} paymentsGroupTerms{
    ...PaymentGroupTerms} settings{defaultPaymentMethodId}} paymentsMethod2:paymentsMethod(clientType:firm,
    isSubscription:true){payments{id}}}`,
  client: 'query{client{...Client}}',
  clientProspect: 'query{clientProspect{...Client}}',
  shop: `
    query{shop{settings{google{mapsApiKey} order{personalDataProcessing{dataProcessingText emailProcessingChecked
    emailProcessingText withdrawalRightText}} client{registrationFormFields{isEmailNewsletterCheckedByDefault
    isSmsNewsletterCheckedByDefault isAllowedToChangeCompanyData vatId isEmailRequired isPhoneRequired}}}
    countries{available{id iso} current{id name iso}}}}`,
  holidays: 'query{holidays}',
  provinces: 'query{provinces{id name}}',
  provinceTypes: 'query{provinceTypes{id name}}',
  instagram: 'query{instagram(numberOfElements:6){media{directUrl siteUrl mediaType caption}}}',
  preparePayment: `
    query{preparePayment(PreparePaymentInput:{orderNumber:"Z1", paymentId:1}){paymentId description type}}`,
  prepareCollectivePayment: `
    query{prepareCollectivePayment(PreparePaymentInput:{orderNumbers:["Z1"], paymentFormId:1}){paymentId description
    type}}`,
  collectivePayments: 'query{collectivePayments{status}}',
  mfaSettings: 'query{mfaSettings{status}}',
  checkUserAccount: 'query{checkUserAccount{status}}',
  associatedClients: 'query{associatedClients{status}}',
  subscriptionsView: 'query{subscriptionsView{status}}',
  subscriptionsBasket: 'query{subscriptionsBasket{status}}',
  subscriptionsOrders: 'query{subscriptionsOrders{status}}',
  subscriptionBasket: 'query{subscriptionBasket{status}}',
  shippingCountries: 'query{shippingCountries(ShippingCountriesInput:{includeDeliveryProfile:true}){id name selected}}',
  loginOptions: `
    query{loginOptions( LoginOptionsInput:{redirectUrl:"redirectUrl", isWholesaler:true}){options{id loginUrl
    isConnected disconnectUrl}}}`,
  shoppingList: 'query{shoppingList(ShoppingListInput:{id:1}){name link productCount}}',
  addMfa: 'mutation{addMfa(mode:"app", default:true){status error{...Message} qrCodeBase64}}',
  removeMfa: 'mutation{removeMfa(mode:"app"){status error{...Message}}}',
  setDefaultMfa: 'mutation{setDefaultMfa(mode:"app"){status error{...Message}}}',
  triggerMfa: 'mutation{triggerMfa(mode:"sms"){status error{...Message}}}',
  verifyMfa: 'mutation{verifyMfa(code:"123456", rememberDevice:true){status error{...Message} isPinValid}}',
  updateVerificationMfa: `
    mutation{updateVerificationMfa(changeValue:"600200300", changeMode:"sms", mfaMode:"sms"){status error{...Message}
    success}}`,
  snoozeMfaReminder: 'mutation{snoozeMfaReminder{status error{...Message}}}',
  updateSubscription: 'mutation{updateSubscription{status error{...Message}}}',
  changeSubscriptionStatus: 'mutation{changeSubscriptionStatus{status error{...Message}}}',
  setTemporaryZipcode: `
    mutation{setTemporaryZipcode(SetTemporaryZipcodeInput:{billingZipcode:"31-145", deliveryZipcode:"31-145"}){status
    error{...Message}}}`,
  login: 'mutation{login(login:"login", password:"password"){status error{...Message}}}',
  loginByIAIAccountsToken: 'mutation{loginByIAIAccountsToken(token:"token"){status login}}',
  passwordRecovery: `
    mutation{passwordRecovery(PasswordRecoveryInput:{email:"anna@example.com"}){status error{...Message}}}`,
  registerClient: `
    mutation{registerClient( RegisterClientInput:{clientData:{clientDeliveryData:{companyName:"companyName"
    taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001"
    city:"city" country:1143020003 province:"province" phone:"phone"} clientDeliveryOtherAddressData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"} clientBillingOtherData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"} type:private
    birthDate:"1990-05-17" taxNumber:"taxNumber" email:"anna@example.com" saveToMailingAfterOrder:true
    saveToSmsAfterOrder:true vatCompany:true} loginAndPassword:{login:"login", password:"password",
    passwordRepeat:"passwordRepeat"} reCaptchaToken:"reCaptchaToken" isOnceUserCreatingAccount:true}){status
    error{...Message}} registerClient2:registerClient( RegisterClientInput:{clientData:{clientDeliveryData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"}
    clientDeliveryOtherAddressData:{companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname"
    lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003 province:"province"
    phone:"phone"} clientBillingOtherData:{companyName:"companyName" taxNumber:"taxNumber"
    firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003
    province:"province" phone:"phone"} type:firm birthDate:"1990-05-17" taxNumber:"taxNumber"
    email:"anna@example.com" saveToMailingAfterOrder:true saveToSmsAfterOrder:true vatCompany:true}
    loginAndPassword:{login:"login", password:"password", passwordRepeat:"passwordRepeat"}
    reCaptchaToken:"reCaptchaToken" isOnceUserCreatingAccount:true}){status}}`,
  setUserOnce: `
    mutation{setUserOnce( SetUserOnceInput:{clientData:{clientDeliveryData:{companyName:"companyName"
    taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001"
    city:"city" country:1143020003 province:"province" phone:"phone"} clientDeliveryOtherAddressData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"} clientBillingOtherData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"} type:private
    birthDate:"1990-05-17" taxNumber:"taxNumber" email:"anna@example.com" saveToMailingAfterOrder:true
    saveToSmsAfterOrder:true vatCompany:true} loginAndPassword:{login:"login", password:"password",
    passwordRepeat:"passwordRepeat"} reCaptchaToken:"reCaptchaToken" isOnceUserCreatingAccount:true}){status
    error{...Message}} setUserOnce2:setUserOnce( SetUserOnceInput:{clientData:{clientDeliveryData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"}
    clientDeliveryOtherAddressData:{companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname"
    lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003 province:"province"
    phone:"phone"} clientBillingOtherData:{companyName:"companyName" taxNumber:"taxNumber"
    firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003
    province:"province" phone:"phone"} type:firm birthDate:"1990-05-17" taxNumber:"taxNumber"
    email:"anna@example.com" saveToMailingAfterOrder:true saveToSmsAfterOrder:true vatCompany:true}
    loginAndPassword:{login:"login", password:"password", passwordRepeat:"passwordRepeat"}
    reCaptchaToken:"reCaptchaToken" isOnceUserCreatingAccount:true}){status}}`,
  updateClient: `
    mutation{updateClient( UpdateClientInput:{clientData:{clientDeliveryData:{companyName:"companyName"
    taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001"
    city:"city" country:1143020003 province:"province" phone:"phone"} clientDeliveryOtherAddressData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"} clientBillingOtherData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"} type:private
    birthDate:"1990-05-17" taxNumber:"taxNumber" email:"anna@example.com" saveToMailingAfterOrder:true
    saveToSmsAfterOrder:true vatCompany:true}}){status error{...Message}} updateClient2:updateClient(
    UpdateClientInput:{clientData:{clientDeliveryData:{companyName:"companyName" taxNumber:"taxNumber"
    firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003
    province:"province" phone:"phone"} clientDeliveryOtherAddressData:{companyName:"companyName"
    taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001"
    city:"city" country:1143020003 province:"province" phone:"phone"} clientBillingOtherData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"} type:firm
    birthDate:"1990-05-17" taxNumber:"taxNumber" email:"anna@example.com" saveToMailingAfterOrder:true
    saveToSmsAfterOrder:true vatCompany:true}}){status}}`,
  insertDeliveryAddress: `
    mutation{insertDeliveryAddress( InsertDeliveryAddressInput:{companyName:"companyName" taxNumber:"taxNumber"
    firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003
    province:"province" phone:"phone"}){isError result{id}}}`,
  updateDeliveryAddress: `
    mutation{updateDeliveryAddress( UpdateDeliveryAddressInput:{id:1 companyName:"companyName"
    taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001"
    city:"city" country:1143020003 province:"province" phone:"phone"}){isError result{id}}}`,
  insertInvoiceAddress: `
    mutation{insertInvoiceAddress( InsertInvoiceAddressInput:{companyName:"companyName" taxNumber:"taxNumber"
    firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003
    province:"province" phone:"phone"}){isError result{id}}}`,
  updateInvoiceAddress: `
    mutation{updateInvoiceAddress( UpdateInvoiceAddressInput:{id:1 companyName:"companyName"
    taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001"
    city:"city" country:1143020003 province:"province" phone:"phone"}){isError result{id}}}`,
  addProductsToBasket: `
    mutation{addProductsToBasket( ProductInput:[{id:1 size:"size" quantity:1.5 subscription:1 bundleParts:[{
    id:1, size:"size", quantity:1.5, bundleProductId:1}]}] ){...BatchResult}}`,
  removeProductsFromBasket: `
    mutation{removeProductsFromBasket( ProductInput:[{id:1, size:"size", additional:"additional"}] ){
    ...BatchResult}}`,
  addProductsToBasketB2B: `
    mutation{addProductsToBasketB2B(ProductB2BInput:[{code:"code", quantity:1.5}]){results{status productCode
    productId error{...Message}}}}`,
  activateRebateCode: 'mutation{activateRebateCode(code:"code"){status error{...Message}}}',
  deactivateRebateCode: 'mutation{deactivateRebateCode{status error{...Message}}}',
  editCurrentSettings: `
    mutation{editCurrentSettings(ShopSettingsInput:{isAllowedToDivisionOrder:true}){status error{...Message}}}`,
  setRegion: `
    mutation{setRegion( SetRegionInput:{billingRegionId:1, deliveryRegionId:1, areForced:true}){status error{
    ...Message}}}`,
  orderCreate: `
    mutation{orderCreate( orderCreateInput:{clientData:{clientDeliveryData:{companyName:"companyName"
    taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001"
    city:"city" country:1143020003 province:"province" phone:"phone"} clientDeliveryOtherAddressData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"} clientBillingOtherData:{
    companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname" lastname:"lastname" street:"street"
    zipcode:"00-001" city:"city" country:1143020003 province:"province" phone:"phone"} type:private
    birthDate:"1990-05-17" taxNumber:"taxNumber" email:"anna@example.com" saveToMailingAfterOrder:true
    saveToSmsAfterOrder:true vatCompany:true} orderData:{paymentMethodId:1 selectedGroup:1 courierId:1
    courierIdLater:1 deliveryAdditionalServicesId:SERVICE_WEEKEND_DELIVERY isShippingForPoints:true
    prepaid:true pickupPointId:"pickupPointId" pickupPointIdLater:"pickupPointIdLater"
    clientCourierNumber:"clientCourierNumber" stockId:1 stockIdLater:1 remarks:"remarks"
    deliveryRemarks:"deliveryRemarks" purchaseDocumentType:confirmation emailProcessingConsent:true
    checkoutType:oscop}}){orderId orderNumber location} orderCreate2:orderCreate( orderCreateInput:{clientData:{
    clientDeliveryData:{companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname"
    lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003 province:"province"
    phone:"phone"} clientDeliveryOtherAddressData:{companyName:"companyName" taxNumber:"taxNumber"
    firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003
    province:"province" phone:"phone"} clientBillingOtherData:{companyName:"companyName" taxNumber:"taxNumber"
    firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003
    province:"province" phone:"phone"} type:firm birthDate:"1990-05-17" taxNumber:"taxNumber"
    email:"anna@example.com" saveToMailingAfterOrder:true saveToSmsAfterOrder:true vatCompany:true} orderData:{
    paymentMethodId:1 selectedGroup:1 courierId:1 courierIdLater:1
    deliveryAdditionalServicesId:SERVICE_SATURDAY_DELIVERY isShippingForPoints:true prepaid:true
    pickupPointId:"pickupPointId" pickupPointIdLater:"pickupPointIdLater"
    clientCourierNumber:"clientCourierNumber" stockId:1 stockIdLater:1 remarks:"remarks"
    deliveryRemarks:"deliveryRemarks" purchaseDocumentType:invoice emailProcessingConsent:true
    checkoutType:multistep}}){orderId} orderCreate3:orderCreate( orderCreateInput:{clientData:{
    clientDeliveryData:{companyName:"companyName" taxNumber:"taxNumber" firstname:"firstname"
    lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003 province:"province"
    phone:"phone"} clientDeliveryOtherAddressData:{companyName:"companyName" taxNumber:"taxNumber"
    firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003
    province:"province" phone:"phone"} clientBillingOtherData:{companyName:"companyName" taxNumber:"taxNumber"
    firstname:"firstname" lastname:"lastname" street:"street" zipcode:"00-001" city:"city" country:1143020003
    province:"province" phone:"phone"} type:private birthDate:"1990-05-17" taxNumber:"taxNumber"
    email:"anna@example.com" saveToMailingAfterOrder:true saveToSmsAfterOrder:true vatCompany:true} orderData:{
    paymentMethodId:1 selectedGroup:1 courierId:1 courierIdLater:1
    deliveryAdditionalServicesId:ATYPICAL_PRODUCT_SIZE isShippingForPoints:true prepaid:true
    pickupPointId:"pickupPointId" pickupPointIdLater:"pickupPointIdLater"
    clientCourierNumber:"clientCourierNumber" stockId:1 stockIdLater:1 remarks:"remarks"
    deliveryRemarks:"deliveryRemarks" purchaseDocumentType:eInvoice emailProcessingConsent:true
    checkoutType:oscop}}){orderId}}`,
  changeOrderPayment: `
    mutation{changeOrderPayment( ChangeOrderPaymentInput:{orderNumber:"orderNumber", paymentMethodId:1}){
    response{status} paymentId error{...Message}}}`,
  shoppingListCreate: `
    mutation{shoppingListCreate(ShoppingListSettingsInput:{name:"name", public:true}){status id error{
    ...Message}}}`,
  shoppingListDelete: 'mutation{shoppingListDelete(ShoppingListInput:{id:1}){status error{...Message}}}',
  setShoppingList: `
    mutation{setShoppingList( ShoppingListInput:{id:1} ShoppingListSettingsInput:{name:"name", public:true}){
    status error{...Message}}}`,
  addToShoppingList: `
    mutation{addToShoppingList( ShoppingListInput:{id:1} ShoppingListProduct:[{id:1, size:"size"}] ){status
    error{...Message}}}`,
  removeFromShoppingList: `
    mutation{removeFromShoppingList( ShoppingListInput:{id:1} ShoppingListProduct:[{id:1, size:"size"}] ){
    status error{...Message}}}`,
};
